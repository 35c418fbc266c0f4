import { expect, test, vi } from 'vitest';
import { clearedCookie, cookieToken, mirrorCookie } from '@/lib/session/cookie';

test('the cookie ends with its token, and after a day at the latest', () => {
  const secondsFor = (left?: number) => {
    const expires = left === undefined ? undefined : Math.floor(Date.now() / 1000) + left;
    return Number(/Max-Age=(\d+)/.exec(mirrorCookie('a.b.c', { secure: true, expires }))?.[1]);
  };
  const day = 24 * 60 * 60;
  expect(secondsFor()).toBe(day);
  expect(secondsFor(30 * day)).toBe(day);
  expect(secondsFor(3600)).toBeLessThanOrEqual(3600);
  expect(secondsFor(3600)).toBeGreaterThan(3590);
  expect(secondsFor(-10)).toBe(0);
});

test('no script and no other site gets the cookie, and it is taken away as it was given', () => {
  for (const cookie of [mirrorCookie('a.b.c', { secure: true }), clearedCookie({ secure: true })]) {
    expect(cookie).toMatch(/^learner_session=(a\.b\.c)?; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax; Secure$/);
  }
});

test('over https the cookie has a name that no subdomain can set, and only that one is read', () => {
  vi.stubEnv('SITE_URL', 'https://www.school.example');
  expect(mirrorCookie('a.b.c', { secure: true })).toMatch(
    /^__Host-learner_session=a\.b\.c; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax; Secure$/,
  );
  expect(cookieToken('learner_session=tossed; __Host-learner_session=ours')).toBe('ours');
  expect(cookieToken('learner_session=tossed')).toBeUndefined();
  vi.unstubAllEnvs();
  expect(cookieToken('learner_session=mine')).toBe('mine');
});
