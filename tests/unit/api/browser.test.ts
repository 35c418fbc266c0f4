import { afterEach, expect, test, vi } from 'vitest';
import { callApi } from '@/lib/api/browser';
import { uploadForm } from '@/lib/api/upload';
import { message } from '@/lib/contract/common';
import { purchaseBook } from '@/lib/contract/endpoints/books';
import { enrol } from '@/lib/contract/endpoints/enrolments';
import { login } from '@/lib/contract/endpoints/sessions';
import { sessionToken } from '@/lib/contract/sessions';

afterEach(() => vi.unstubAllGlobals());

const respondWith = (body: string, status = 200) => {
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
])('an order succeeds with the response %s', async (body, message) => {
  respondWith(body, 201);
  expect(await order()).toBe(message);
});

test.each([
  ['the login page of a network', '<html>Welcome to our Wi-Fi</html>', 200],
  ['an empty body', '', 200],
  ['a refusal', '{"error":"This book is no longer for sale."}', 404],
])('an order fails if the response is %s', async (_, body, status) => {
  respondWith(body, status);
  await expect(order()).rejects.toMatchObject({ kind: 'response', status });
});

test('the request is not sent if the response schema cannot be loaded', async () => {
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

test('a login response without a token fails', async () => {
  respondWith('{"data":""}');
  await expect(
    callApi(login, { body: { email: 'su@example.com', password: 'padauk7' }, schema: async () => sessionToken }),
  ).rejects.toThrow();
});

test('forms of two pages that share a draft have an idempotency key each', async () => {
  const keys: (string | null)[] = [];
  vi.stubGlobal('fetch', async (_: string, { headers }: RequestInit) => {
    keys.push(new Headers(headers).get('idempotency-key'));
    return Response.json({ data: 'Thank you.' });
  });
  for (const bookId of ['1', '2']) await callApi(purchaseBook, { params: { bookId }, body, formKey: 'one-form' });

  class Upload {
    upload = {};
    status = 201;
    responseText = '{"data":"Thank you."}';
    onload = () => {};
    open() {}
    setRequestHeader(name: string, value: string) {
      if (name === 'idempotency-key') keys.push(value);
    }
    send() {
      this.onload();
    }
  }
  vi.stubGlobal('XMLHttpRequest', Upload);
  const form = new FormData();
  form.append('name', 'Thiri Aung');
  for (const courseId of ['1', '2', '2']) {
    await uploadForm(enrol, { params: { courseId }, form, formKey: 'one-form', onProgress: () => {} });
  }
  expect(keys[1]).not.toBe(keys[0]);
  expect(keys[3]).not.toBe(keys[2]);
  expect(keys[4]).toBe(keys[3]);
});

test('a form sent again unchanged has the same idempotency key; a corrected one has its own', async () => {
  const keys: (string | null)[] = [];
  vi.stubGlobal('fetch', async (_: string, { headers }: RequestInit) => {
    keys.push(new Headers(headers).get('idempotency-key'));
    return Response.json({ data: 'Thank you.' });
  });
  for (const address of [body.address, body.address, 'Mandalay']) {
    await callApi(purchaseBook, { params: { bookId: '1' }, body: { ...body, address }, formKey: 'one-form' });
  }
  expect(keys[0]).toMatch(/^one-form-\w+$/);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});
