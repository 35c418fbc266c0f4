import { courseFilterNames } from '@/lib/contract/course-filter';
import { findFilterValue, timetableFilters } from '@/lib/contract/timetable-filter';
import { toLatinDigits } from '@/lib/format/digits';
import { defaultLocale, pathIn, splitLocale } from '@/lib/format/locale';
import { notFoundWith } from '@/lib/http/cms-paths';
import { isSitePath, toPattern } from '@/lib/http/page-patterns';

/** Visitors can make it up, so the page is rendered for each request. */
const anyValue = 'any value';

/** A value that matches or is listed is part of the cache key; a page with another one is not found. */
type KnownValues = RegExp | readonly string[];
type Parameters = Record<string, KnownValues | typeof anyValue>;

const page = /^[1-9]\d{0,4}$/;
const type = /^(adult|kid|native|video)$/;

const outcome: Parameters = { sent: anyValue, reference: anyValue, error: anyValue, field: anyValue, answer: anyValue };
const courseList: Parameters = {
  page,
  ...Object.fromEntries(courseFilterNames.map((name) => [name, timetableFilters[name]])),
};
const timetable: Parameters = { page, view: /^week$/, ...timetableFilters };
const loginChoice: Parameters = { next: anyValue, course: anyValue };
const courseChoice: Parameters = { type, page, course: anyValue, class: anyValue, reservation: anyValue };

/** The query parameters that each page reads, by its pattern. */
export const parametersOfPages: Record<string, Parameters> = {
  '/blog': { page },
  ...Object.fromEntries(
    ['/adult', '/kid', '/native', '/video'].flatMap((path): [string, Parameters][] => [
      [path, courseList],
      [`${path}/*`, { id: anyValue }],
    ]),
  ),
  '/timetable': timetable,
  '/zoom': { ...courseChoice, ...outcome },
  '/payment': { ...courseChoice, ...outcome },
  '/reserve': { class: anyValue, wait: anyValue, ...outcome },
  '/offer': { token: anyValue, ...outcome },
  '/checkout': { book: anyValue, ...outcome },
  '/level-test': {
    all: /^1$/,
    first: /^\d{1,2}$/,
    score: anyValue,
    age: anyValue,
    goal: anyValue,
    attempt: anyValue,
    ...outcome,
  },
  '/login': { ...loginChoice, done: anyValue, form: anyValue, ...outcome },
  '/register': { ...loginChoice, ...outcome },
  '/reset_password': { code: anyValue, token: anyValue, ...outcome },
  '/quotation': { kind: /^(student|collaboration)$/, ...outcome },
  '/contact': outcome,
  '/subscribe': outcome,
  '/unsubscribe': { token: anyValue, ...outcome },
  '/profile': { child: anyValue, form: anyValue, done: anyValue, ...outcome },
  '/status': { left: anyValue, ...outcome },
  '/account-deletion': { done: anyValue },
};

/** Paths that people know, without a language. */
const withoutLanguages = /^\/(?:admin|feed\.xml)$/;

/** The path and the query that the page reads. Undefined if the cache has no such page. */
export function cacheablePath(url: string): string | undefined {
  const [localPath = '', query = ''] = url.split('?', 2);
  const { locale, path } = splitLocale(localPath);
  const notFound = pathIn(locale, notFoundWith(undefined));
  if (!isSitePath(path)) {
    const isElsewhere = locale !== defaultLocale && withoutLanguages.test(path);
    return pathIn(locale, notFoundWith(isElsewhere ? path : undefined));
  }
  if (!query) return localPath;
  const parameters = parametersOfPages[toPattern(path)] ?? {};
  const sent = [...new URLSearchParams(query)].filter(([name]) => Object.hasOwn(parameters, name));
  if (sent.some(([name]) => parameters[name] === anyValue)) return undefined;
  const read = sent.flatMap(([name, typed]): [string, string][] => {
    const value = readValue(parameters[name] as KnownValues, typed);
    return value === undefined ? [] : [[name, value]];
  });
  const names = new Set(read.map(([name]) => name));
  if (names.size < sent.length) return notFound;
  const sorted = new URLSearchParams(read.toSorted(([a], [b]) => (a < b ? -1 : 1)));
  return sorted.size > 0 ? `${localPath}?${sorted}` : localPath;
}

/** In the spelling of our links, so that the cache has one copy of a page. */
function readValue(known: KnownValues, typed: string): string | undefined {
  if (!(known instanceof RegExp)) return findFilterValue(known, typed);
  const value = toLatinDigits(typed);
  return known.test(value) ? value : undefined;
}

/** The number of a page after the first of its list, and the path of the first. */
export function readPageNumber(path: string): { number: number; firstPath: string } | undefined {
  const [pathname = '', query] = path.split('?', 2);
  if (!query) return undefined;
  const parameters = new URLSearchParams(query);
  const number = Number(parameters.get('page'));
  if (number < 2) return undefined;
  parameters.delete('page');
  return { number, firstPath: parameters.size > 0 ? `${pathname}?${parameters}` : pathname };
}
