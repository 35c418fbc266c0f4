import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const tokenOf = (claims: object) => `head.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.signature`;
const token = tokenOf({ _id: '7', name: 'Su', exp: Math.floor(Date.now() / 1000) + 3600 });

const refusing = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

/** Met in practice: Android web views without DOM storage, disabled cookies, a full storage. */
const browsers: [string, () => void][] = [
  ['has no storage', () => vi.stubGlobal('localStorage', null)],
  [
    'refuses its storage',
    () => Object.defineProperty(globalThis, 'localStorage', { get: refusing, configurable: true }),
  ],
  [
    'has a full storage',
    () => vi.stubGlobal('localStorage', { getItem: () => null, setItem: refusing, removeItem: () => undefined }),
  ],
];

const original = Object.getOwnPropertyDescriptor(globalThis, 'localStorage');
beforeEach(() => vi.resetModules());
afterEach(() => {
  vi.unstubAllGlobals();
  if (original) Object.defineProperty(globalThis, 'localStorage', original);
  else Reflect.deleteProperty(globalThis, 'localStorage');
});

test.each(browsers)('in a browser that %s a login lasts for the page and is reported as temporary', async (_, open) => {
  open();
  const { storeSession, readStoredToken, removeSession } = await import('@/lib/session/stored-session');
  expect(storeSession(token)).toBe(false);
  expect(readStoredToken()).toBe(token);
  removeSession();
  expect(readStoredToken()).toBeUndefined();
});

test.each(browsers)('in a browser that %s a requested code can be entered', async (_, open) => {
  open();
  const { removePendingReset, savePendingReset, readPendingReset } = await import('@/components/account/pending-reset');
  const reset = { otp: 'token', email: 'su@example.com', askedAt: Date.now() };
  savePendingReset(reset);
  expect(readPendingReset()).toEqual(reset);
  removePendingReset();
  expect(readPendingReset()).toBeUndefined();
});

test.each(browsers)('in a browser that %s clearing removes everything', async (_, open) => {
  open();
  const { clearStorage, saveItem, readItem, signalOtherTabs } = await import('@/lib/browser-storage');
  saveItem('a', 'b');
  clearStorage();
  signalOtherTabs();
  expect(readItem('a')).toBeNull();
});

test.each(browsers)('in a browser that %s the token of the session cookie is used', async (_, open) => {
  open();
  const { fetch, assign } = stubResponse(() => Response.json({ data: token }));
  const { requireToken } = await import('@/components/account/require-token');
  expect(await requireToken(vi.fn())).toBe(token);
  expect(await requireToken(vi.fn())).toBe(token);
  expect(fetch).toHaveBeenCalledExactlyOnceWith('/api/auth/token', expect.objectContaining({ method: 'POST' }));
  expect(assign).not.toHaveBeenCalled();
});

test('without a session a learner is sent to the login and back', async () => {
  const { assign } = stubResponse(() => Response.json({ error: 'Please log in first.' }, { status: 401 }));
  const { requireToken } = await import('@/components/account/require-token');
  const showMessage = vi.fn();
  expect(await requireToken(showMessage)).toBeUndefined();
  expect(assign).toHaveBeenCalledWith('/login?next=%2Fprofile');
  expect(showMessage).not.toHaveBeenCalled();
});

test('while the server cannot be reached a learner stays and is told so', async () => {
  const { assign } = stubResponse(() => Promise.reject(new TypeError('Failed to fetch')));
  const { requireToken } = await import('@/components/account/require-token');
  const showMessage = vi.fn();
  expect(await requireToken(showMessage)).toBeUndefined();
  expect(showMessage).toHaveBeenCalledWith(expect.stringContaining('check your connection'));
  expect(assign).not.toHaveBeenCalled();
});

function stubResponse(respond: () => Response | Promise<Response>) {
  const assign = vi.fn();
  const fetch = vi.fn(async () => respond());
  vi.stubGlobal('location', { assign, pathname: '/profile', search: '' });
  vi.stubGlobal('fetch', fetch);
  return { assign, fetch };
}
