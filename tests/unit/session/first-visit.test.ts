import { expect, test } from 'vitest';
import { isFirstVisit } from '@/lib/session/first-visit';

test.each<[string, Record<string, string>, boolean]>([
  ['who types an address', { 'sec-fetch-site': 'none' }, true],
  ['who comes from a network', { 'sec-fetch-site': 'cross-site' }, true],
  ['whose browser says nothing', {}, true],
  ['who comes from another page of the site', { 'sec-fetch-site': 'same-origin' }, false],
  ['who reloads', { 'sec-fetch-site': 'none', 'cache-control': 'max-age=0' }, false],
  ['who reloads without the cache', { 'sec-fetch-site': 'none', 'cache-control': 'no-cache' }, false],
])('%s', (_, headers, expected) => {
  expect(isFirstVisit((name) => headers[name])).toBe(expected);
});
