import { afterEach, expect, test, vi } from 'vitest';
import { openTestBackend } from '@/tests/support/database';
import { makeBook, makeClass, makeCourse } from '@/tests/support/factories';
import { formPoster, readResult } from '@/tests/support/post';
import { seatRequests } from '@/tests/support/seat-requests';

const backend = await openTestBackend();
const { request } = backend;
const { postJson, postForm } = formPoster(backend);
const { reserveStored, rowOf } = seatRequests(backend);
const book = await makeBook({ title: 'Premiers pas' });

afterEach(() => vi.useRealTimers());

async function order(phoneNumber: string): Promise<string> {
  const sent = { firstName: 'Su', lastName: '-', phoneNumber, address: 'Bahan' };
  const { result } = await readResult(await postJson(`/book/purchase_book/${book.id}`, sent));
  return /EP-\S+/.exec(String(result))?.[0] ?? '';
}

async function redirectOf(response: Response) {
  const location = response.headers.get('location') ?? '';
  const { pathname, searchParams, hash } = new URL(location, 'https://school.test');
  const { answer = '', ...query } = Object.fromEntries(searchParams);
  return { status: response.status, location, pathname, query, hash, answer };
}

const ask = async (fields: Record<string, string>, headers?: Record<string, string>) =>
  redirectOf(await postForm('/status', fields, headers));
const readStatus = async (answer: string) => readResult(await request(`/status/${answer}`));

test('a posted form gets the status by a token that tells neither reference nor phone', async () => {
  const phone = '09250000117';
  const reference = await order(phone);
  const { answer, location, ...redirect } = await ask({ reference, phone });
  expect(redirect).toEqual({ status: 303, pathname: '/status', query: { sent: '1' }, hash: '#form' });
  for (const part of answer.split('.')) expect(Buffer.from(part, 'base64url').toString()).not.toMatch(/EP-|2500/);
  expect(location).not.toMatch(/EP-|2500/);
  const posted = await readStatus(answer);
  expect(posted).toMatchObject({ status: 200, result: { kind: 'book order', title: 'Premiers pas' } });
  expect(posted).toEqual(await readResult(await postJson('/status', { reference, phone })));
  expect((await redirectOf(await postForm('/status?locale=my', { reference, phone }))).pathname).toBe('/my/status');
});

test('a wrong phone and a wrong reference get the same error, and a token that opens nothing', async () => {
  const reference = await order('09250000118');
  for (const wrong of [
    { reference, phone: '09250000119' },
    { reference: 'EP-2222-22', phone: '09250000118' },
  ]) {
    const { query, answer } = await ask(wrong);
    expect(query).toEqual({ error: 'unknown' });
    expect((await readStatus(answer)).status).toBe(404);
  }
});

test.each([
  [
    { reference: '', phone: '09250000117' },
    { error: 'referenceRequired', field: 'reference' },
  ],
  [
    { reference: 'EP-2222-22', phone: '' },
    { error: 'phoneRequired', field: 'phone' },
  ],
  [
    { reference: 'EP-2222-22', phone: 'head@lotus' },
    { error: 'emailFormat', field: 'phone' },
  ],
  [
    { reference: 'x'.repeat(9000), phone: '09250000117' },
    { error: 'tooLong', field: 'reference' },
  ],
])('%o is refused beside its field, in a short URL', async (fields, query) => {
  const refused = await ask(fields);
  expect(refused.query).toEqual(query);
  expect(refused.location.length).toBeLessThan(1000);
});

test('a token that was changed, or is older than ten minutes, opens nothing', async () => {
  const phone = '09250000121';
  const { answer } = await ask({ reference: await order(phone), phone });
  const changed = `${answer.slice(0, -1)}${answer.endsWith('A') ? 'Q' : 'A'}`;
  expect((await readStatus(changed)).status).toBe(404);
  expect((await readStatus('not-a-token-of-any-kind')).status).toBe(404);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 9 * 60_000 });
  expect((await readStatus(answer)).status).toBe(200);
  vi.setSystemTime(Date.now() + 2 * 60_000);
  expect((await readStatus(answer)).status).toBe(404);
});

test('another site can post neither form', async () => {
  const fields = { reference: 'EP-2222-22', phone: '09250000117' };
  const headers = { origin: 'https://evil.example' };
  for (const path of ['/status', '/class/give_up']) expect((await postForm(path, fields, headers)).status).toBe(403);
});

test('attempts by form post are limited as any, and a token of a refused one reveals nothing', async () => {
  const phone = '09250000122';
  const reference = await order(phone);
  for (let attempt = 0; attempt < 10; attempt++) await ask({ reference, phone: `0925000020${attempt}` });
  const { query, answer } = await ask({ reference, phone });
  expect(query).toEqual({ error: 'busy' });
  expect((await readStatus(answer)).status).toBe(404);
});

test('a place is given up by form post, and the page shows its new state', async () => {
  const { id } = await makeClass((await makeCourse()).id, { seats: 1 });
  const { person, row } = await reserveStored(id);
  const fields = { reference: row.reference, phone: person.phoneNumber };
  const giveUp = async (phone: string) => redirectOf(await postForm('/class/give_up?left=place', { ...fields, phone }));
  expect((await giveUp('09250000123')).query).toEqual({ error: 'reservationUnknown', left: 'place' });
  expect(await rowOf(person.email)).toMatchObject({ state: 'Reserved' });
  const { pathname, query, answer } = await giveUp(fields.phone);
  expect([pathname, query]).toEqual(['/status', { sent: '1', left: 'place' }]);
  expect((await readStatus(answer)).result).toMatchObject({ state: 'Cancelled' });
  expect((await giveUp(fields.phone)).query).toEqual({ error: 'notHeld', left: 'place' });
});
