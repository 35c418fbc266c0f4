import { expect, test } from 'vitest';
import { inquiryTypes } from '@/lib/contract/inquiry-options';
import { newReference } from '@/lib/transfers/new-reference';
import { openTestBackend } from '@/tests/support/database';
import { makeBook } from '@/tests/support/factories';
import { formPoster, readResult } from '@/tests/support/post';

const backend = await openTestBackend();
const { cms } = backend;
const { postJson } = formPoster(backend);

const book = await makeBook({ title: 'Premiers pas' });
async function order(phoneNumber: string): Promise<string> {
  const sent = { firstName: 'Su', lastName: '-', phoneNumber, address: 'Bahan' };
  const { result } = await readResult(await postJson(`/book/purchase_book/${book.id}`, sent));
  return /EP-\S+/.exec(String(result))?.[0] ?? '';
}

test('a guest sees the state of an order, however reference and phone are typed', async () => {
  const reference = await order('09250000117');
  const typed = { reference: reference.toLowerCase().replaceAll('-', ' '), phone: '+95 (0)9 250-000-117' };
  const state = async () => (await readResult(await postJson('/status', typed))).result;
  expect(await state()).toMatchObject({ kind: 'book order', state: 'Received', title: 'Premiers pas' });
  const where = { reference: { equals: reference } };
  await cms.update({ collection: 'book-orders', where, data: { handling: 'done' } });
  expect(await state()).toMatchObject({ state: 'Done' });
});

test('a school, which gives no phone, sees the state of its inquiry by email', async () => {
  const school = {
    type: inquiryTypes.collaboration,
    email: 'Head@lotus.example',
    contentNameOrPerson: 'U Min Aung',
    emailAddressOrProposalSubmissions: 'office@lotus.example',
  };
  const { result } = await readResult(await postJson('/quotation/create', school));
  const reference = /EP-\w{4}-\w{2}/.exec(String(result))?.[0];
  const readStatus = async (phone: string) => readResult(await postJson('/status', { reference, phone }));
  expect((await readStatus('head@LOTUS.example')).result).toMatchObject({ kind: 'inquiry', state: 'Received' });
  expect((await readStatus('office@lotus.example')).status).toBe(200);
  expect((await readStatus('someone@lotus.example')).status).toBe(404);
  expect((await readStatus('09250000117')).status).toBe(404);
  expect(await readStatus('head@lotus')).toEqual({ status: 400, result: 'Invalid Email Format' });
});

test('an inquiry with a phone is not found by its email', async () => {
  const student = {
    type: inquiryTypes.student,
    email: 'mya@example.com',
    contentNameOrPerson: 'Daw Mya',
    nameOfStudent: 'Hnin',
    Students: '09250000121',
  };
  const { result } = await readResult(await postJson('/quotation/create', student));
  const reference = /EP-\w{4}-\w{2}/.exec(String(result))?.[0];
  expect((await readResult(await postJson('/status', { reference, phone: 'mya@example.com' }))).status).toBe(404);
  expect((await readResult(await postJson('/status', { reference, phone: '+959250000121' }))).status).toBe(200);
});

test('a wrong phone and a wrong reference get the same response', async () => {
  const reference = await order('09250000118');
  const wrongPhone = await readResult(await postJson('/status', { reference, phone: '09250000119' }));
  const wrongReference = await readResult(
    await postJson('/status', { reference: newReference(), phone: '09250000118' }),
  );
  expect(wrongPhone).toEqual(wrongReference);
  expect(wrongPhone.status).toBe(404);
});

test('attempts with different phones are limited', async () => {
  const reference = await order('09250000120');
  const statuses: number[] = [];
  for (let at = 0; at < 12; at++)
    statuses.push((await postJson('/status', { reference, phone: `0925000020${at % 10}` })).status);
  expect(statuses.slice(10)).toEqual([429, 429]);
});

test.each([
  [{ reference: '', phone: '09250000117' }, 'Reference is required'],
  [{ reference: 'EP-2222-22', phone: '' }, 'Phone number is required'],
  [{ reference: { $gt: '' }, phone: '09250000117' }, expect.any(String)],
])('%o is refused', async (body, result) => {
  expect(await readResult(await postJson('/status', body))).toEqual({ status: 400, result });
});

test('references are unique and have no look-alike characters', () => {
  const references = Array.from({ length: 2000 }, newReference);
  expect(new Set(references).size).toBe(2000);
  expect(references.join('').replaceAll('EP-', '')).not.toMatch(/[01ILOUV]/);
});
