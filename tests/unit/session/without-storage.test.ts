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
  const { isStoragePersistent } = await import('@/lib/browser-storage');
  expect(storeSession(token)).toBe(false);
  expect(readStoredToken()).toBe(token);
  expect(isStoragePersistent()).toBe(false);
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

test.each(browsers)(
  'in a browser that %s a missing token shows a message instead of a redirect loop',
  async (_, open) => {
    open();
    const assign = vi.fn();
    vi.stubGlobal('location', { assign, pathname: '/profile', search: '' });
    const { requireToken } = await import('@/components/account/require-token');
    const showMessage = vi.fn();
    expect(requireToken(showMessage)).toBeUndefined();
    expect(showMessage).toHaveBeenCalledWith(expect.stringContaining('open this site in your browser'));
    expect(assign).not.toHaveBeenCalled();
  },
);
