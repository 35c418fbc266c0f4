import { expect, test, vi } from 'vitest';
import { clearedCookie, cookieToken, mirrorCookie } from '@/lib/session/cookie';

test('the cookie expires with its token, at most after a day', () => {
  const secondsFor = (lifetimeSeconds?: number) => {
    const expires = lifetimeSeconds === undefined ? undefined : Math.floor(Date.now() / 1000) + lifetimeSeconds;
    return Number(/Max-Age=(\d+)/.exec(mirrorCookie('a.b.c', { secure: true, expires }))?.[1]);
  };
  const day = 24 * 60 * 60;
  expect(secondsFor()).toBe(day);
  expect(secondsFor(30 * day)).toBe(day);
  expect(secondsFor(3600)).toBeLessThanOrEqual(3600);
  expect(secondsFor(3600)).toBeGreaterThan(3590);
  expect(secondsFor(-10)).toBe(0);
});

test('the cookie is HttpOnly and SameSite, and is cleared with the same attributes', () => {
  for (const cookie of [mirrorCookie('a.b.c', { secure: true }), clearedCookie({ secure: true })]) {
    expect(cookie).toMatch(/^learner_session=(a\.b\.c)?; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax; Secure$/);
  }
});

test('over https only the __Host- cookie is set and read', () => {
  vi.stubEnv('SITE_URL', 'https://www.school.example');
  expect(mirrorCookie('a.b.c', { secure: true })).toMatch(
    /^__Host-learner_session=a\.b\.c; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax; Secure$/,
  );
  expect(cookieToken('learner_session=tossed; __Host-learner_session=ours')).toBe('ours');
  expect(cookieToken('learner_session=tossed')).toBeUndefined();
  vi.unstubAllEnvs();
  expect(cookieToken('learner_session=mine')).toBe('mine');
});
