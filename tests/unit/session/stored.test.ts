import { beforeEach, expect, test, vi } from 'vitest';
import { decodeToken, forgetSession, storedLearner, storedToken, storeSession } from '@/lib/session/stored';

const tokenOf = (claims: object) => `head.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.signature`;
const inAnHour = () => Math.floor(Date.now() / 1000) + 3600;
const claims = {
  _id: '7',
  name: 'ဒေါ်စု Noé',
  email: 'su@example.com',
  phoneNumber: '09250000117',
  role: { name: 'learner' },
};

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
    keys: () => [...kept.keys()].sort(),
  });
});

test('a session is kept under the specified keys, in any script', () => {
  const token = tokenOf({ ...claims, exp: inAnHour() });
  storeSession(token);
  const { keys } = localStorage as unknown as { keys: () => string[] };
  expect(keys()).toEqual(['userEmail', 'userId', 'userName', 'userPhoneNumber', 'userRole', 'userToken']);
  expect(storedToken()).toBe(token);
  expect(storedLearner()).toEqual({ id: '7', name: claims.name, email: claims.email, phoneNumber: claims.phoneNumber });
  forgetSession();
  expect(keys()).toEqual([]);
});

test('an expired token counts as none and is forgotten', () => {
  storeSession(tokenOf({ ...claims, exp: 1000 }));
  expect(storedToken()).toBeUndefined();
  expect(localStorage.getItem('userName')).toBeNull();
});

test('what is no token says nothing', () => {
  expect(decodeToken('nothing')).toBeUndefined();
  localStorage.setItem('userToken', 'nothing');
  expect(storedToken()).toBeUndefined();
});
