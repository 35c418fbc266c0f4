import { expect, test } from 'vitest';
import { isFromOtherSite, isFromOwnPage } from '@/lib/session/same-site';

test('with SITE_URL only pages of that origin count as own pages', () => {
  const isOwn = (origin: string, host: string) =>
    isFromOwnPage(new Headers({ origin, host, 'sec-fetch-site': 'same-origin' }), 'https://school.example');
  expect(isOwn('https://school.example', 'school.example')).toBe(true);
  expect(isOwn('https://school.example', '10.0.0.5:3000')).toBe(true);
  expect(isOwn('http://school.example', 'school.example')).toBe(false);
  expect(isOwn('https://evil.example', 'evil.example')).toBe(false);
  expect(isOwn('http://10.0.0.5:3000', '10.0.0.5:3000')).toBe(false);
});

test('a page with no-referrer counts as an own page, a sandboxed frame does not', () => {
  const isOwn = (from: Record<string, string>) =>
    isFromOwnPage(new Headers({ origin: 'null', host: 'school.example', ...from }), 'https://school.example');
  expect(isOwn({ 'sec-fetch-site': 'same-origin' })).toBe(true);
  expect(isOwn({ 'sec-fetch-site': 'cross-site' })).toBe(false);
  expect(isOwn({})).toBe(false);
});

test.each([
  ['the mobile app', {}, false],
  ['a page of this site', { 'sec-fetch-site': 'same-origin', origin: 'https://school.example' }, false],
  [
    'a page of this site behind a proxy that renames the host',
    { 'sec-fetch-site': 'same-origin', host: 'app:3000' },
    false,
  ],
  ['an older browser on a page of this site', { origin: 'https://school.example', host: 'app:3000' }, false],
  [
    'an older browser on the host it requested',
    { origin: 'https://www.school.example', host: 'www.school.example' },
    false,
  ],
  ['a page of another site', { 'sec-fetch-site': 'cross-site' }, true],
  ['a page of a neighbouring subdomain', { 'sec-fetch-site': 'same-site' }, true],
  ['an older browser on another site', { origin: 'https://evil.example', host: 'school.example' }, true],
  ['a sandboxed frame', { origin: 'null', host: 'school.example' }, true],
])('isFromOtherSite for %s', (_, headers, isOther) => {
  expect(isFromOtherSite(new Headers(headers as Record<string, string>), 'https://school.example')).toBe(isOther);
});
