import { expect, test } from 'vitest';
import { adminPolicy, contentSecurityPolicy } from '@/lib/session/security-policy';
import config from '@/next.config';
import { observatoryScore } from '@/tests/support/observatory';

const rules = (await (typeof config === 'object' ? config.headers?.() : undefined)) ?? [];
const everywhere = rules.filter(({ source }) => source === '/:path*' || source.startsWith('/((?!media/'));
const common = Object.fromEntries(
  everywhere.flatMap(({ headers }) => headers).map(({ key, value }) => [key.toLowerCase(), value]),
);
const score = (policy: string, cookies: string[] = []) =>
  observatoryScore({ headers: { ...common, 'content-security-policy': policy }, cookies, html: '' });

test('public pages score 130 points in the HTTP Observatory, pages of the admin 120', () => {
  expect(score(contentSecurityPolicy({ nonce: 'x', isDevelopment: false, hasEmailJs: true }))).toBe(130);
  expect(score(adminPolicy({ nonce: 'x' }))).toBe(120);
});

test('the score falls for insecure headers', () => {
  expect(score(adminPolicy({}))).toBe(80);
  expect(score("default-src 'none'; frame-ancestors 'none'", ['a=b; Path=/; HttpOnly'])).toBe(60);
  expect(observatoryScore({ headers: {}, cookies: [], html: '<script src="https://x.example/a.js">' })).toBe(25);
});
