const anywhere = 'https://this.site';
const dead = /^\/(login|register|api|admin|cms-api|_next)(\/|$)/;

/** Where to go after a login: the path when it is one of this site's pages, otherwise undefined. */
export function nextPath(next: string | string[] | undefined): string | undefined {
  if (typeof next !== 'string' || next.length > 1000 || !/^\/(?![/\\])/.test(next)) return undefined;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop these from an address
  if (/[\\\u0000-\u001f\u007f]/.test(next) || !URL.canParse(next, anywhere)) return undefined;
  const { origin, pathname, search, hash } = new URL(next, anywhere);
  if (origin !== anywhere || pathname.startsWith('//') || dead.test(pathname)) return undefined;
  return `${pathname}${search}${hash}`;
}
