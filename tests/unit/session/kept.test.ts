import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const tokenOf = (claims: object) => `head.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.signature`;
const token = tokenOf({ _id: '7', name: 'Su', exp: Math.floor(Date.now() / 1000) + 3600 });

const refusing = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

/** Each of them has been met: Android's views without DOM storage, cookies switched off, a storage that takes nothing. */
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

test.each(browsers)(
  'a login in a browser that %s lasts for the page, and is known to last no longer',
  async (_, open) => {
    open();
    const { storeSession, storedToken, forgetSession } = await import('@/lib/session/stored');
    const { keepsForLater } = await import('@/lib/session/kept');
    expect(storeSession(token)).toBe(false);
    expect(storedToken()).toBe(token);
    expect(keepsForLater()).toBe(false);
    forgetSession();
    expect(storedToken()).toBeUndefined();
  },
);

test.each(browsers)('a code asked for in a browser that %s can be typed', async (_, open) => {
  open();
  const { forgetReset, keepReset, pendingReset } = await import('@/components/account/pending-reset');
  const reset = { otp: 'token', email: 'su@example.com', askedAt: Date.now() };
  keepReset(reset);
  expect(pendingReset()).toEqual(reset);
  forgetReset();
  expect(pendingReset()).toBeUndefined();
});

test.each(browsers)('everything is forgotten in a browser that %s', async (_, open) => {
  open();
  const { forgetEverything, keep, kept, tellOtherTabs } = await import('@/lib/session/kept');
  keep('a', 'b');
  forgetEverything();
  tellOtherTabs();
  expect(kept('a')).toBeNull();
});

test.each(browsers)(
  'who needs a token in a browser that %s is told so and not sent round in circles',
  async (_, open) => {
    open();
    const assign = vi.fn();
    vi.stubGlobal('location', { assign, pathname: '/profile', search: '' });
    const { tokenOrLogin } = await import('@/components/account/token-or-login');
    const say = vi.fn();
    expect(tokenOrLogin(say)).toBeUndefined();
    expect(say).toHaveBeenCalledWith(expect.stringContaining('open this site in your browser'));
    expect(assign).not.toHaveBeenCalled();
  },
);
