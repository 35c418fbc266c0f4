import { toPattern } from '@/lib/http/page-patterns';

/** The values of a parameter that may be part of a cache key. A page that reads others is rendered for each request. */
const page = /^[1-9]\d{0,4}$/;
const never = /^\b$/;

type Parameters = Record<string, RegExp>;

const outcome: Parameters = { sent: never, reference: never, error: never, field: never };
const courseList: Parameters = { page, level: /^[ABC][12]$/, ages: /^\d{1,2}-\d{1,2}$/ };
const timetable: Parameters = {
  ages: /^(?:\d{1,2}-\d{1,2}|18\+)$/,
  level: /^[ABC][12]$/,
  day: /^[a-z]{3,6}day$/,
  time: /^(?:daytime|evening|weekend)$/,
  place: /^(?:online|school)$/,
};
const courseChoice: Parameters = { type: /^(adult|kid|native|video)$/, page, course: never, class: never };

/** The query parameters that each page reads, by its pattern. */
export const parametersOfPages: Record<string, Parameters> = {
  '/blog': { page },
  ...Object.fromEntries(
    ['/adult', '/kid', '/native', '/video'].flatMap((path) => [
      [path, courseList],
      [`${path}/*`, { id: never }],
    ]),
  ),
  '/timetable': timetable,
  '/zoom': { ...courseChoice, ...outcome },
  '/payment': { ...courseChoice, ...outcome },
  '/checkout': { book: never, ...outcome },
  '/login': { next: never, course: never },
  '/register': { next: never, course: never },
  '/reset_password': { code: never, token: never },
  '/contact': outcome,
  '/subscribe': outcome,
  '/unsubscribe': { token: never, ...outcome },
  '/status': { reference: never },
  '/account-deletion': { done: never },
};

/** The path and the query that the page reads. Undefined if the cache has no such page. */
export function cacheablePath(url: string): string | undefined {
  const [path = '', query = ''] = url.split('?', 2);
  const parameters = parametersOfPages[toPattern(path)] ?? {};
  const read = [...new URLSearchParams(query)].filter(([name]) => Object.hasOwn(parameters, name));
  const names = new Set(read.map(([name]) => name));
  if (names.size < read.length || read.some(([name, value]) => !parameters[name]?.test(value))) return undefined;
  const sorted = new URLSearchParams(read.toSorted(([a], [b]) => (a < b ? -1 : 1)));
  return sorted.size > 0 ? `${path}?${sorted}` : path;
}
