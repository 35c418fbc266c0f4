/** Sent as the last name by people with one name, as is usual in Myanmar. */
export const lastNamePlaceholder = '-';
