import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { openTestBackend } from '@/tests/support/database';
import { makeBook } from '@/tests/support/factories';
import { formPoster, readRedirect, readResult } from '@/tests/support/post';

const backend = await openTestBackend();
const { cms } = backend;
const { postJson, postForm } = formPoster(backend);

const book = await makeBook({ title: 'Les sons du français', price: 15_000 });
const gone = await makeBook({ title: 'Sold out', forSale: false });
const path = `/book/purchase_book/${book.id}`;

let people = 0;
const buyer = (more: object = {}) => ({
  firstName: 'Su',
  lastName: 'Aung',
  phoneNumber: `0925000${1000 + ++people}`,
  address: 'No. 1, Padauk Garden Lane, Bahan',
  ...more,
});
const orders = async (phoneNumber: string) =>
  (await cms.find({ collection: 'book-orders', where: { phone: { equals: `+95${phoneNumber.slice(1)}` } } })).docs;

test('an order stores the current title and price and returns its reference', async () => {
  const sent = buyer();
  const { status, result } = await readResult(await postJson(path, sent));
  const [order] = await orders(sent.phoneNumber);
  expect(order).toMatchObject({
    title: 'Les sons du français',
    price: 15_000,
    firstName: 'Su',
    lastName: 'Aung',
    address: sent.address,
    handling: 'new',
  });
  expect([status, result]).toEqual([
    200,
    `Thank you. We’ve received your order ${order?.reference} for “${book.title}”.`,
  ]);
});

test('a repeated request gets the same response', async () => {
  const sent = buyer();
  const headers = { 'idempotency-key': randomUUID() };
  const responses = await Promise.all(
    Array.from({ length: 6 }, async () => readResult(await postJson(path, sent, headers))),
  );
  expect(new Set(responses.map(({ result }) => result)).size).toBe(1);
  expect(await orders(sent.phoneNumber)).toHaveLength(1);
  await postJson(path, sent, { 'idempotency-key': randomUUID() });
  expect(await orders(sent.phoneNumber)).toHaveLength(2);
});

test('an order that a browser posted before its scripts were ready is not repeated by them', async () => {
  const sent = buyer();
  const first = await readResult(await postJson(path, sent));
  expect(await readResult(await postJson(path, sent, { 'idempotency-key': randomUUID() }))).toEqual(first);
  expect(await orders(sent.phoneNumber)).toHaveLength(1);
});

test('a single name is accepted without a last name', async () => {
  const sent = buyer({ lastName: '-' });
  await postJson(path, sent);
  expect((await orders(sent.phoneNumber))[0]?.lastName).toBeNull();
});

test.each([
  ['a malformed id', '/book/purchase_book/1%27--', 400],
  ['an unknown id', `/book/purchase_book/${randomUUID()}`, 404],
  ['a book that is no longer for sale', `/book/purchase_book/${gone.id}`, 404],
])('%s buys nothing', async (_, url, status) => {
  const sent = buyer();
  expect(await readResult(await postJson(url, sent))).toEqual({ status, result: expect.any(String) });
  expect(await orders(sent.phoneNumber)).toEqual([]);
});

test.each([
  ['firstName', 'Please Fill Name.'],
  ['lastName', 'Please Fill Name.'],
  ['phoneNumber', 'Please Fill PhoneNumber.'],
  ['address', 'Please Fill Address.'],
])('without %s: %s', async (field, result) => {
  expect(await readResult(await postJson(path, buyer({ [field]: ' ' })))).toEqual({ status: 400, result });
});

test('a submission with the honeypot field filled in is confirmed but not stored', async () => {
  const sent = buyer({ website: 'x' });
  expect((await postJson(path, sent)).status).toBe(200);
  expect(await orders(sent.phoneNumber)).toEqual([]);
});

test('without scripts the redirect carries the reference, or what was typed', async () => {
  const sent = buyer({ lastName: '', hasOneName: 'on', website: '' });
  const response = await postForm(path, sent as unknown as Record<string, string>);
  const [order] = await orders(sent.phoneNumber);
  expect(response.status).toBe(303);
  expect(response.headers.get('location')).toBe(`/checkout?book=${book.id}&sent=1&reference=${order?.reference}#form`);
  const typed = { ...buyer(), lastName: '', hasOneName: 'on', address: '' };
  expect(await readRedirect(await postForm(path, typed))).toEqual({
    status: 303,
    location: `/checkout?book=${book.id}&error=fillAddress&field=address#form`,
    values: typed,
  });
});
