import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parametersOfPages } from '@/lib/http/page-cache/page-parameters';
import { pagePatternOf, pagePatterns } from '@/lib/http/page-patterns';

/** Pages for developers, and one that only redirects. */
const others = ['/styleguide', '/course/*'];

test('the patterns are the pages of the site', () => {
  const routes = readdirSync('app/(site)', { recursive: true, encoding: 'utf8' })
    .filter((file) => /(^|\/)page\.tsx$/.test(file))
    .map((file) => `/${file.replace(/\([^)]*\)\//g, '').replace(/\/?page\.tsx$/, '')}`.replace(/\[[^\]]*\]/, '*'));
  expect(pagePatterns.toSorted()).toEqual(routes.filter((route) => !others.includes(route)).toSorted());
  expect(pagePatterns).toEqual(expect.arrayContaining(Object.keys(parametersOfPages)));
});

test.each([
  ['/', '/'],
  ['/adult', '/adult'],
  ['/adult/French%20from%20Zero', '/adult/*'],
  ['/blog/ကား', '/blog/*'],
  ['/blog/false-friends/more', undefined],
  ['/profile/su@example.com', undefined],
  ['/wp-login.php', undefined],
  ['//evil.example/adult', undefined],
  ['', undefined],
])('the path %s is the page %s', (path, page) => {
  expect(pagePatternOf(path)).toBe(page);
});
