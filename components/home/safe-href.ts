/** A link that staff or another backend gave: to the web, to a path of this site, or within the page. */
export const isSafeHref = (href: string): boolean => /^(https?:\/\/|\/(?!\/)|#)/i.test(href);
