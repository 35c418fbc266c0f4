import { afterEach, expect, test, vi } from 'vitest';
import { findToken } from '@/lib/api/session-token';

const tokenOf = (claims: object) => `head.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.signature`;

function openPage(session: string, cookieToken: string) {
  const [items, reload] = [new Map<string, string>(), vi.fn()];
  vi.stubGlobal('document', { body: { dataset: { session } } });
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
    removeItem: (key: string) => items.delete(key),
  });
  vi.stubGlobal('fetch', async () => Response.json({ data: cookieToken }));
  return { items, reload };
}

afterEach(() => vi.unstubAllGlobals());

test('the token of the cookie is used after the same learner has logged in again', async () => {
  const token = tokenOf({ _id: '7', jti: 'two' });
  const { items, reload } = openPage('7.one', token);
  expect(await findToken()).toBe(token);
  expect(items.get('userToken')).toBe(token);
  expect(reload).not.toHaveBeenCalled();
});

test('a page reloads instead of acting for the learner who has logged in in another tab', async () => {
  const { items, reload } = openPage('7.one', tokenOf({ _id: '8', jti: 'two' }));
  const found = vi.fn();
  void findToken().then(found, found);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(found).not.toHaveBeenCalled();
  expect(items.size).toBe(0);
});
