const placeholderOrigin = 'https://this.site';
const excludedPath = /^(?:\/my|\/fr)?\/(login|register|api|admin|cms-api|_next)(\/|$)/;

/** Prevents open redirects: undefined unless `next` is a page of this site. */
export function nextPath(next: string | string[] | undefined): string | undefined {
  if (typeof next !== 'string' || next.length > 1000 || !/^\/(?![/\\])/.test(next)) return undefined;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop these from a URL
  if (/[\\\u0000-\u001f\u007f]/.test(next) || !URL.canParse(next, placeholderOrigin)) return undefined;
  const { origin, pathname, search, hash } = new URL(next, placeholderOrigin);
  if (origin !== placeholderOrigin || pathname.startsWith('//') || excludedPath.test(pathname)) return undefined;
  return `${pathname}${search}${hash}`;
}
