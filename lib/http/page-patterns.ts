// `next.config.ts` imports this file, which may therefore import by relative paths alone.

/** The pages of `app/(site)`. `*` is a segment that names a record. */
export const pagePatterns = [
  '/',
  '/about',
  '/account-deletion',
  '/adult',
  '/adult/*',
  '/blog',
  '/blog/*',
  '/books',
  '/checkout',
  '/contact',
  '/instructor',
  '/kid',
  '/kid/*',
  '/level-test',
  '/login',
  '/native',
  '/native/*',
  '/offer',
  '/payment',
  '/privacy',
  '/profile',
  '/quotation',
  '/register',
  '/reserve',
  '/reset_password',
  '/status',
  '/subscribe',
  '/terms',
  '/timetable',
  '/unsubscribe',
  '/video',
  '/video/*',
  '/zoom',
];

/** Pages for developers, and one that only redirects. */
const otherPatterns = ['/styleguide', '/course/*'];

export const sitePatterns = [...pagePatterns, ...otherPatterns];

/** `/adult/*` for `/adult/French from Zero`. */
export const toPattern = (path: string): string => path.replace(/(?<=^\/[^/]+\/)[^/]+$/, '*');

/** Undefined if there is no such page. Takes the path without the prefix of a language. */
export function pagePatternOf(path: string): string | undefined {
  const pattern = toPattern(path);
  return pagePatterns.includes(pattern) ? pattern : undefined;
}

/** Next redirects a path that ends with a slash. */
export const isSitePath = (path: string): boolean => {
  const pattern = toPattern(path.replace(/(?<=.)\/$/, ''));
  return sitePatterns.includes(pattern);
};
