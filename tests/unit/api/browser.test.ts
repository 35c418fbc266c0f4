import { afterEach, expect, test, vi } from 'vitest';
import { callApi } from '@/lib/api/browser';
import { message } from '@/lib/contract/common';
import { purchaseBook } from '@/lib/contract/endpoints/books';
import { login } from '@/lib/contract/endpoints/sessions';
import { sessionToken } from '@/lib/contract/sessions';

afterEach(() => vi.unstubAllGlobals());

const answers = (body: string, status = 200) => {
  vi.stubGlobal('fetch', async () => new Response(body, { status, headers: { 'content-type': 'application/json' } }));
};
const body = { firstName: 'Su', lastName: 'Su', phoneNumber: '09250000117', address: 'Bahan, Yangon' };
const order = () => callApi(purchaseBook, { params: { bookId: '1' }, body, schema: async () => message });

test.each([
  ['{"data":"Thank you."}', 'Thank you.'],
  ['{"data":""}', undefined],
  ['{"data":null}', undefined],
  ['{"data":{"_id":"1"}}', undefined],
  ['{}', undefined],
])('an order that was taken with %s is not sent again', async (body, words) => {
  answers(body, 201);
  expect(await order()).toBe(words);
});

test.each([
  ['the login page of a network', '<html>Welcome to our Wi-Fi</html>', 200],
  ['nothing', '', 200],
  ['a refusal', '{"error":"This book is no longer for sale."}', 404],
])('an order that was answered by %s has failed', async (_, body, status) => {
  answers(body, status);
  await expect(order()).rejects.toMatchObject({ kind: 'answer', status });
});

test('nothing is sent while what reads the answer cannot be had', async () => {
  const fetch = vi.fn();
  vi.stubGlobal('fetch', fetch);
  const call = callApi(purchaseBook, {
    params: { bookId: '1' },
    body,
    schema: () => Promise.reject(new Error()),
  });
  await expect(call).rejects.toMatchObject({ kind: 'network' });
  expect(fetch).not.toHaveBeenCalled();
});

test('a login without a token is none', async () => {
  answers('{"data":""}');
  await expect(
    callApi(login, { body: { email: 'su@example.com', password: 'padauk7' }, schema: async () => sessionToken }),
  ).rejects.toThrow();
});
