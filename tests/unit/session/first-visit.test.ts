import { expect, test } from 'vitest';
import { isFirstVisit } from '@/lib/session/first-visit';

test.each<[string, Record<string, string>, boolean]>([
  ['a typed URL', { 'sec-fetch-site': 'none' }, true],
  ['a link on another site', { 'sec-fetch-site': 'cross-site' }, true],
  ['a browser without Fetch Metadata', {}, true],
  ['a link on this site', { 'sec-fetch-site': 'same-origin' }, false],
  ['a reload', { 'sec-fetch-site': 'none', 'cache-control': 'max-age=0' }, false],
  ['a reload without the cache', { 'sec-fetch-site': 'none', 'cache-control': 'no-cache' }, false],
])('isFirstVisit for %s', (_, headers, isExpected) => {
  expect(isFirstVisit((name) => headers[name])).toBe(isExpected);
});
