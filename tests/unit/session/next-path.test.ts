import { assert, property, string, webUrl } from 'fast-check';
import { expect, test } from 'vitest';
import { nextPath } from '@/lib/session/next-path';

test('a page of this site is accepted with its query and fragment', () => {
  expect(nextPath('/payment?course=1')).toBe('/payment?course=1');
  expect(nextPath('/adult/L’été?id=2#outline')).toBe('/adult/L%E2%80%99%C3%A9t%C3%A9?id=2#outline');
  expect(nextPath('/')).toBe('/');
});

test('other sites, excluded paths and malformed values are refused', () => {
  for (const away of [
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/.//evil.example',
    '/..//evil.example',
    'javascript:alert(1)',
    ' /profile',
    'profile',
    '',
    undefined,
    ['/profile', '/profile'],
    '/login?next=/login',
    '/my/login',
    '/fr/register',
    '/register',
    '/api/auth/logout',
    '/admin',
    `/${'a'.repeat(2000)}`,
  ]) {
    expect(nextPath(away), String(away)).toBeUndefined();
  }
});

test('no text leads to another host', () => {
  const stays = (text: string) => {
    const next = nextPath(text);
    return next === undefined || new URL(next, 'https://school.example').origin === 'https://school.example';
  };
  assert(property(string({ unit: 'binary' }), (text) => stays(text) && stays(`/${text}`) && stays(`//${text}`)));
  assert(property(webUrl(), (url) => nextPath(url) === undefined && stays(`/${url}`)));
});
