import { afterEach, expect, test, vi } from 'vitest';
import { localeOf } from '@/lib/http/request-locale';

afterEach(() => vi.unstubAllEnvs());

test('a page has the language of its path, whatever the browser prefers', () => {
  const headers = { 'accept-language': 'fr', 'x-locale': 'fr' };
  expect(localeOf({ url: '/contact?sent=1', headers })).toBe('en');
  expect(localeOf({ url: '/my/contact', headers })).toBe('my');
});

test('on Vercel the middleware has rewritten the path, and tells the language', () => {
  vi.stubEnv('VERCEL', '1');
  expect(localeOf({ url: '/contact', headers: { 'x-locale': 'my' } })).toBe('my');
  expect(localeOf({ url: '/contact', headers: { 'x-locale': 'xx' } })).toBe('en');
});

test('callers of the API get English, or the language they accept', () => {
  expect(localeOf({ url: '/api/book', headers: {} })).toBe('en');
  expect(localeOf({ url: '/api/book', headers: { 'accept-language': 'my' } })).toBe('my');
});

test('a form without scripts is answered in the language of its page', () => {
  const form = (referer: string) =>
    localeOf({ url: '/api/contact', headers: { host: 'school.example', accept: 'text/html', referer } });
  expect(form('https://school.example/my/contact')).toBe('my');
  expect(form('https://school.example/contact')).toBe('en');
  expect(form('https://evil.example/my/contact')).toBe('en');
  expect(form('')).toBe('en');
});

test('the admin has its own languages', () => {
  expect(localeOf({ url: '/admin/login', headers: { 'accept-language': 'my' } })).toBe('en');
});
