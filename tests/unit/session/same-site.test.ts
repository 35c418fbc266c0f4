import { expect, test } from 'vitest';
import { isFromOwnPage } from '@/lib/session/same-site';

test('where the school has set its address, pages of that address alone are its own', () => {
  const isOwn = (origin: string, host: string) =>
    isFromOwnPage(new Headers({ origin, host, 'sec-fetch-site': 'same-origin' }), 'https://school.example');
  expect(isOwn('https://school.example', 'school.example')).toBe(true);
  expect(isOwn('https://school.example', '10.0.0.5:3000')).toBe(true);
  expect(isOwn('http://school.example', 'school.example')).toBe(false);
  expect(isOwn('https://evil.example', 'evil.example')).toBe(false);
  expect(isOwn('http://10.0.0.5:3000', '10.0.0.5:3000')).toBe(false);
});
