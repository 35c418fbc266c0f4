/** Accepts http(s) URLs, paths of this site and fragments: links come from staff and from an existing backend. */
export const isSafeHref = (href: string): boolean => /^(https?:\/\/|\/(?!\/)|#)/i.test(href);
