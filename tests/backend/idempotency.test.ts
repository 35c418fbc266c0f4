import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { deleteExpiredKeys, runOnce } from '@/lib/backend/idempotency';
import { readHtmlInquiry, toWire } from '@/lib/contract/inquiry-values';
import { env } from '@/lib/env';
import { AppError } from '@/lib/errors';
import { openTestBackend } from '@/tests/support/database';
import { makeBook, makeClass, makeCourse } from '@/tests/support/factories';
import { formPoster, readResult } from '@/tests/support/post';

const backend = await openTestBackend();
const { cms } = backend;
const { postForm, postJson } = formPoster(backend);
const book = await makeBook({ title: 'Les sons du français' });
const gone = await makeBook({ forSale: false });
const course = await makeCourse();
const open = await makeClass(course.id, { seats: 4 });
const full = await makeClass(course.id, { seats: 1, deskSeats: 1 });

let people = 0;
const buyer = (more: object = {}) => ({
  firstName: 'Su',
  lastName: 'Aung',
  phoneNumber: `09${250_200_000 + ++people}`,
  address: 'No. 12, Bo Aung Kyaw Street, Yangon',
  ...more,
});
const order = (sent: object, key: string, { id } = book) =>
  postJson(`/book/purchase_book/${id}`, sent, { 'idempotency-key': key });
const orders = async ({ phoneNumber }: { phoneNumber: string }) =>
  (await cms.find({ collection: 'book-orders', where: { phone: { equals: `+95${phoneNumber.slice(1)}` } } })).docs;

const newestKey = async () => {
  const { docs } = await cms.find({ collection: 'idempotency-keys', sort: '-createdAt', limit: 1 });
  if (!docs[0]) throw new Error('No idempotency key is stored.');
  return docs[0];
};
const changeKey = (id: string, data: Record<string, unknown>) =>
  cms.db.updateOne({ collection: 'idempotency-keys', id, data });
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

describe('a key that was used', () => {
  test('with another body is refused with a code and a sentence, and nothing more is stored', async () => {
    const [sent, key] = [buyer(), randomUUID()];
    expect((await order(sent, key)).status).toBe(200);
    const refused = await order({ ...sent, address: 'Mandalay, 27th Street' }, key);
    expect([refused.status, await refused.json()]).toEqual([
      409,
      { error: expect.stringContaining('We have already received this form'), code: 'idempotencyKeyReused' },
    ]);
    expect((await order(sent, key, gone)).status).toBe(409);
    expect(await orders(sent)).toHaveLength(1);
  });

  test('with the same body gets the first response, whatever has changed since', async () => {
    const [sent, key] = [buyer(), randomUUID()];
    const first = await readResult(await order(sent, key));
    await cms.update({ collection: 'books', id: book.id, data: { title: 'Another title', forSale: false } });
    const reordered = Object.fromEntries(Object.entries(sent).reverse());
    expect(await readResult(await order(reordered, key))).toEqual(first);
    expect(first.result).toContain('Les sons du français');
    await cms.update({ collection: 'books', id: book.id, data: { title: 'Les sons du français', forSale: true } });
    expect(await orders(sent)).toHaveLength(1);
  });

  test('is new again after 24 hours', async () => {
    const [sent, key] = [buyer(), randomUUID()];
    await order(sent, key);
    await changeKey((await newestKey()).id, { createdAt: minutesAgo(23 * 60) });
    expect((await order({ ...sent, lastName: 'Win' }, key)).status).toBe(409);
    await order(sent, key);
    expect(await orders(sent)).toHaveLength(1);
    const { docs } = await cms.find({ collection: 'idempotency-keys', sort: 'createdAt', limit: 1 });
    await changeKey(docs[0]?.id ?? '', { createdAt: minutesAgo(24 * 60 + 1) });
    expect((await order(sent, key)).status).toBe(200);
    expect(await orders(sent)).toHaveLength(2);
  });

  test('for a refused request is free for a corrected one', async () => {
    const [sent, key] = [buyer(), randomUUID()];
    expect((await order(sent, key, gone)).status).toBe(404);
    expect((await order(sent, key)).status).toBe(200);
  });

  test('belongs to its operation', async () => {
    const [sent, key] = [buyer(), randomUUID()];
    await order(sent, key);
    const message = { name: 'Su Aung', email: `su${people}@example.com`, subject: 'Hello', phone: sent.phoneNumber };
    const response = await postJson(
      '/contact',
      { ...message, message: 'When do you open?' },
      { 'idempotency-key': key },
    );
    expect(response.status).toBe(200);
  });
});

test('ten bodies with one key at once store one record', async () => {
  const key = randomUUID();
  const sent = buyer();
  const bodies = Array.from({ length: 10 }, (_, at) => ({ ...sent, address: `No. ${at}, Strand Road, Yangon` }));
  const responses = await Promise.all(bodies.map((body) => order(body, key)));
  expect(responses.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)]);
  expect(await orders(sent)).toHaveLength(1);
});

test('a request that was killed after its record was stored is repeated without a second record', async () => {
  const [sent, key] = [buyer(), randomUUID()];
  const first = await readResult(await order(sent, key));
  await changeKey((await newestKey()).id, { response: null, lockedUntil: minutesAgo(1) });
  expect(await readResult(await order(sent, key))).toEqual(first);
  expect(await orders(sent)).toHaveLength(1);
});

type Fields = Record<string, string>;

const messageFields = (phone: string): Fields => ({
  name: 'Su Aung',
  email: `su${phone}@example.com`,
  subject: 'Hello',
  phone,
  message: 'When do you open?',
});
const inquiryFields = (phone: string): Fields => ({
  email: `su${phone}@example.com`,
  kind: 'student',
  'student.contactName': 'Su Aung',
  'student.studentName': 'May',
  'student.contactNumber': phone,
});
const orderFields = (phoneNumber: string): Fields => buyer({ phoneNumber });
const seatFields = (phoneNumber: string): Fields => ({
  name: 'Su Aung',
  phoneNumber,
  email: `su${phoneNumber}@example.com`,
});
const sameFields = (fields: Fields) => fields;
const toInquiry = (fields: Fields) => toWire(readHtmlInquiry(fields), env().PRODUCT_KEY);

describe.each([
  ['a message', 'messages', '/contact', messageFields, sameFields],
  ['an inquiry', 'inquiries', '/quotation/create', inquiryFields, toInquiry],
  ['an order', 'book-orders', `/book/purchase_book/${book.id}`, orderFields, sameFields],
  ['a reservation', 'enrolments', `/class/reserve/${open.id}`, seatFields, sameFields],
  ['a position on the waiting list', 'enrolments', `/class/wait/${full.id}`, seatFields, sameFields],
] as const)('%s', (_, collection, path, fieldsOf, toBody) => {
  test.each([
    ['before its script sends it', true],
    ['after its script has sent it', false],
  ])('that the browser posts %s is one record', async (_, isPostedFirst) => {
    const phone = buyer().phoneNumber;
    const fields = fieldsOf(phone);
    const post = async () => {
      const { headers } = await postForm(path, { ...fields, website: '' });
      expect(headers.get('location')).toContain('sent=1');
    };
    const send = async () => {
      const { status } = await postJson(path, toBody(fields), { 'idempotency-key': randomUUID() });
      expect(status).toBe(200);
    };
    for (const submit of isPostedFirst ? [post, send] : [send, post]) await submit();
    const { totalDocs } = await cms.count({ collection, where: { phone: { equals: `+95${phone.slice(1)}` } } });
    expect(totalDocs).toBe(1);
  });
});

describe('while the first request is running', () => {
  let release: (data: string) => void;
  let running: Promise<string>;
  const begin = vi.fn(() => running);
  const request = () => ({ key: 'a-key-in-use', scope: ['POST', people], path: '/x', body: { of: 'Su' } }) as never;

  beforeEach(() => {
    people += 1;
    begin.mockClear();
    running = new Promise((resolve) => {
      release = resolve;
    });
  });
  afterEach(() => vi.useRealTimers());

  test('the same one waits for its response', async () => {
    const both = [runOnce(request(), begin), runOnce(request(), begin)];
    await vi.waitFor(() => expect(begin).toHaveBeenCalled());
    release('EP-2345-AB');
    expect(await Promise.all(both)).toEqual(['EP-2345-AB', 'EP-2345-AB']);
    expect(begin).toHaveBeenCalledTimes(1);
  });

  test('the same one is told to come back if that takes too long', async () => {
    const first = runOnce(request(), begin);
    await vi.waitFor(() => expect(begin).toHaveBeenCalled());
    await changeKey((await newestKey()).id, { lockedUntil: minutesAgo(-60) });
    const second = runOnce(request(), begin).catch((error: unknown) => error);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 21_000 });
    expect(await second).toMatchObject({
      status: 409,
      code: 'idempotencyKeyInUse',
      headers: { 'Retry-After': '5' },
    });
    release('done');
    expect(await first).toBe('done');
    expect(begin).toHaveBeenCalledTimes(1);
  });

  test('the same one takes over once the lock of a killed process has expired', async () => {
    void runOnce(request(), begin);
    await vi.waitFor(() => expect(begin).toHaveBeenCalled());
    await changeKey((await newestKey()).id, { lockedUntil: minutesAgo(1) });
    expect(await runOnce(request(), async (id) => `again ${id === (await newestKey()).id}`)).toBe('again true');
  });

  test('after an unexpected failure the key belongs to its content, which may be sent again', async () => {
    const fail = () => Promise.reject(new Error('The disk is full'));
    await expect(runOnce(request(), fail)).rejects.toThrow('The disk is full');
    const other = { ...(request() as object), body: { of: 'Aung' } } as never;
    await expect(runOnce(other, begin)).rejects.toBeInstanceOf(AppError);
    expect(await runOnce(request(), () => 'stored')).toBe('stored');
  });
});

test('keys are deleted after 24 hours', async () => {
  await order(buyer(), randomUUID());
  const { id } = await newestKey();
  const isStored = async () =>
    (await cms.count({ collection: 'idempotency-keys', where: { id: { equals: id } } })).totalDocs > 0;
  await deleteExpiredKeys();
  expect(await isStored()).toBe(true);
  await changeKey(id, { createdAt: minutesAgo(24 * 60 + 1) });
  await deleteExpiredKeys();
  expect(await isStored()).toBe(false);
});
