/** The last name that someone with one name sends. */
export const oneName = '-';
