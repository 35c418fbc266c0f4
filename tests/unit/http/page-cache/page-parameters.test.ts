import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { courseFilterNames } from '@/lib/contract/course-filter';
import type { Operation } from '@/lib/contract/operation';
import { operationsFor } from '@/lib/contract/operations';
import { filterNames, timetableFilters } from '@/lib/contract/timetable-filter';
import { cacheablePath, parametersOfPages } from '@/lib/http/page-cache/page-parameters';

test('each page that reads its query declares the parameters', () => {
  const reading = readdirSync('app/(site)', { encoding: 'utf8', recursive: true })
    .filter((file) => file.endsWith('page.tsx') && readFileSync(`app/(site)/${file}`, 'utf8').includes('earchParams'))
    .map((file) => `/${file.replace(/^\([^)]*\)\//, '').replace(/\/page\.tsx$/, '')}`);
  const courses = ['/adult', '/kid', '/native', '/video'].flatMap((path) => [path, `${path}/*`]);
  const declared = Object.keys(parametersOfPages);
  expect([...new Set([...reading, ...courses])].toSorted()).toEqual(declared.toSorted());
});

test.each([
  ['/', '/'],
  ['/?x=1', '/'],
  ['/blog?page=2&utm_source=viber', '/blog?page=2'],
  ['/kid?ages=11-13&level=b2', '/kid?ages=11-13&level=B2'],
  ['/kid?day=Monday&place=ONLINE', '/kid?day=monday&place=online'],
  ['/timetable?time=Evening', '/timetable?time=evening'],
  ['/adult?price=၂၀၀၀၀၀', '/adult?price=200000'],
  ['/adult?view=week', '/adult'],
  ['/kid?ages=18%2B', '/kid?ages=18%2B'],
  ['/adult?price=200000&day=monday&place=online', '/adult?day=monday&place=online&price=200000'],
  ['/kid?ages=၅-၇&page=၂', '/kid?ages=5-7&page=2'],
  ['/about?page=2', '/about'],
  ['/timetable?time=evening&ages=18%2B&utm_source=viber', '/timetable?ages=18%2B&time=evening'],
  ['/timetable?view=week&day=monday', '/timetable?day=monday&view=week'],
  ['/blog?constructor=1', '/blog'],
  ['/level-test?first=2&all=1', '/level-test?all=1&first=2'],
  ['/about/', '/about/'],
  ['/course/5b1f', '/course/5b1f'],
  ['/-/not-found', '/-/not-found'],
  ['/blog/false-friends?page=2', '/blog/false-friends'],
  ['/adult/Fran%C3%A7ais%20A1?fbclid=1', '/adult/Fran%C3%A7ais%20A1'],
])('%s is cached as %s', (url, path) => {
  expect(cacheablePath(url)).toBe(path);
});

test.each(filterNames.flatMap((name) => timetableFilters[name].map((value) => [name, value])))(
  'a list with the filter %s=%s is cached',
  (name, value) => {
    const query = new URLSearchParams({ [name]: value });
    expect(cacheablePath(`/timetable?${query}`)).toBe(`/timetable?${query}`);
    const isOfCourses = courseFilterNames.some((one) => one === name);
    expect(cacheablePath(`/adult?${query}`)).toBe(isOfCourses ? `/adult?${query}` : '/adult');
  },
);

test.each([
  '/wp-login.php',
  '/made-up-1/',
  '/adult/French/more',
  '/blog?page=0',
  '/blog?page=abc',
  '/blog?page=',
  '/blog?page=100000',
  '/adult?page=1&page=2',
  '/adult?level=Z9',
  '/adult?level=A1&level=a1',
  '/kid?ages=18',
  '/kid?ages=8-11',
  '/kid?price=100',
  '/kid?time=evening&place=moon',
  '/zoom?type=cooking',
  '/timetable?day=someday',
  '/timetable?view=list',
  '/level-test?all=2',
  '/level-test?all=1&first=100',
])('%s is not found, without a render of its own', (url) => {
  expect(cacheablePath(url)).toBe('/-/not-found');
});

test.each([
  '/login?next=/about',
  '/level-test?score=6.4.0.0.0.0&age=18%2B',
  '/zoom?type=adult&course=5b1f',
  '/adult/Fran%C3%A7ais%20A1?id=5b1f',
  '/contact?sent=',
])('%s is not cached', (url) => {
  expect(cacheablePath(url)).toBeUndefined();
});

const formPages = Object.values<Operation>(operationsFor('padauk')).flatMap(({ noScript }) =>
  noScript?.sealed ? [noScript.page.replace(/\?.*/, '')] : [],
);

test.each([...new Set(formPages)])('%s is not cached with what was typed into its form', (path) => {
  expect(cacheablePath(`${path}?answer=x`)).toBeUndefined();
  expect(cacheablePath(`/my${path}?answer=x`)).toBeUndefined();
});

test.each([
  ['/my', '/my'],
  ['/my/adult?level=A1&utm_source=x', '/my/adult?level=A1'],
  ['/fr/blog?page=2', '/fr/blog?page=2'],
  ['/my/contact?sent=1', undefined],
  ['/my/nowhere', '/my/-/not-found'],
  ['/my/admin', '/my/-/not-found?elsewhere=%2Fadmin'],
  ['/fr/feed.xml', '/fr/-/not-found?elsewhere=%2Ffeed.xml'],
  ['/-/not-found?elsewhere=/about', '/-/not-found'],
  ['/my/fr/about', '/my/-/not-found'],
  ['/de/about', '/-/not-found'],
])('%s is cached as %s', (url, key) => {
  expect(cacheablePath(url)).toBe(key);
});
