import { beforeEach, expect, test, vi } from 'vitest';
import {
  belongsToPage,
  decodeToken,
  readStoredLearner,
  readStoredToken,
  removeSession,
  storeSession,
} from '@/lib/session/stored-session';

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
  const items = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
    removeItem: (key: string) => items.delete(key),
    keys: () => [...items.keys()].sort(),
  });
});

test('a session is stored under the specified keys, with names in any script', () => {
  const token = tokenOf({ ...claims, exp: inAnHour() });
  storeSession(token);
  const { keys } = localStorage as unknown as { keys: () => string[] };
  expect(keys()).toEqual(['userEmail', 'userId', 'userName', 'userPhoneNumber', 'userRole', 'userToken']);
  expect(readStoredToken()).toBe(token);
  expect(readStoredLearner()).toEqual({
    id: '7',
    name: claims.name,
    email: claims.email,
    phoneNumber: claims.phoneNumber,
  });
  removeSession();
  expect(keys()).toEqual([]);
});

test('an expired token is removed', () => {
  storeSession(tokenOf({ ...claims, exp: 1000 }));
  expect(readStoredToken()).toBeUndefined();
  expect(localStorage.getItem('userName')).toBeNull();
});

test('a malformed token has no payload', () => {
  expect(decodeToken('nothing')).toBeUndefined();
  localStorage.setItem('userToken', 'nothing');
  expect(readStoredToken()).toBeUndefined();
});

test('a stored token of another session than the page’s is removed, that of a login with scripts is not', () => {
  const dataset: DOMStringMap = {};
  vi.stubGlobal('document', { body: { dataset } });
  const token = tokenOf({ ...claims, jti: 'one', exp: inAnHour() });
  storeSession(token);
  expect(dataset.session).toBeUndefined();
  dataset.session = '7.one';
  expect(readStoredToken()).toBe(token);
  dataset.session = '7.two';
  expect(readStoredToken()).toBeUndefined();
  expect(readStoredLearner().email).toBe('');

  dataset.session = '7.two';
  storeSession(token);
  expect(readStoredToken()).toBe(token);
  dataset.session = '8.one';
  expect(readStoredToken()).toBeUndefined();
  expect([belongsToPage(token), belongsToPage(tokenOf({ _id: '8', jti: 'two' }))]).toEqual([false, true]);
  const withoutId = tokenOf({ _id: 'é/7', exp: 4_000_000_000 });
  storeSession(withoutId);
  expect(dataset.session).toBe('%C3%A9%2F7.4000000000');
  vi.unstubAllGlobals();
});
