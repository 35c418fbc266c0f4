export const trimBaseUrl = (url: string) => url.trim().replace(/\/+$/, '');
