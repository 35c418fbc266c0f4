/** A web address as paths are added to it: without spaces around it and slashes at its end. */
export const trimmedAddress = (address: string) => address.trim().replace(/\/+$/, '');
