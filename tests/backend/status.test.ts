import { expect, test } from 'vitest';
import { newReference } from '@/lib/backend/reference';
import { inquiryTypes } from '@/lib/contract/inquiry-options';
import { openTestBackend } from '@/tests/support/database';
import { makeBook } from '@/tests/support/factories';
import { poster, said } from '@/tests/support/post';

const backend = await openTestBackend();
const { cms } = backend;
const { postJson } = poster(backend);

const book = await makeBook({ title: 'Premiers pas' });
async function order(phoneNumber: string): Promise<string> {
  const sent = { firstName: 'Su', lastName: '-', phoneNumber, address: 'Bahan' };
  const { words } = await said(await postJson(`/book/purchase_book/${book.id}`, sent));
  return /EP-\S+/.exec(String(words))?.[0] ?? '';
}

test('a guest follows an order as staff handle it, however code and phone are typed', async () => {
  const reference = await order('09250000117');
  const typed = { reference: reference.toLowerCase().replaceAll('-', ' '), phone: '+95 (0)9 250-000-117' };
  const state = async () => (await said(await postJson('/status', typed))).words;
  expect(await state()).toMatchObject({ kind: 'book order', state: 'Received', title: 'Premiers pas' });
  const where = { reference: { equals: reference } };
  await cms.update({ collection: 'book-orders', where, data: { handling: 'done' } });
  expect(await state()).toMatchObject({ state: 'Done' });
});

test('a school, who is not asked for a phone, follows its inquiry by e-mail', async () => {
  const school = {
    type: inquiryTypes.collaboration,
    email: 'Head@lotus.example',
    contentNameOrPerson: 'U Min Aung',
    emailAddressOrProposalSubmissions: 'office@lotus.example',
  };
  const { words } = await said(await postJson('/quotation/create', school));
  const reference = /EP-\w{4}-\w{2}/.exec(String(words))?.[0];
  const asked = async (phone: string) => said(await postJson('/status', { reference, phone }));
  expect((await asked('head@LOTUS.example')).words).toMatchObject({ kind: 'inquiry', state: 'Received' });
  expect((await asked('office@lotus.example')).status).toBe(200);
  expect((await asked('someone@lotus.example')).status).toBe(404);
  expect((await asked('09250000117')).status).toBe(404);
  expect(await asked('head@lotus')).toEqual({ status: 400, words: 'Invalid Email Format' });
});

test('an inquiry with a phone is not found by its e-mail', async () => {
  const student = {
    type: inquiryTypes.student,
    email: 'mya@example.com',
    contentNameOrPerson: 'Daw Mya',
    nameOfStudent: 'Hnin',
    Students: '09250000121',
  };
  const { words } = await said(await postJson('/quotation/create', student));
  const reference = /EP-\w{4}-\w{2}/.exec(String(words))?.[0];
  expect((await said(await postJson('/status', { reference, phone: 'mya@example.com' }))).status).toBe(404);
  expect((await said(await postJson('/status', { reference, phone: '+959250000121' }))).status).toBe(200);
});

test('a guesser cannot tell a wrong phone from a wrong reference', async () => {
  const reference = await order('09250000118');
  const wrongPhone = await said(await postJson('/status', { reference, phone: '09250000119' }));
  const wrongReference = await said(await postJson('/status', { reference: newReference(), phone: '09250000118' }));
  expect(wrongPhone).toEqual(wrongReference);
  expect(wrongPhone.status).toBe(404);
});

test('phones cannot be tried one after the other', async () => {
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
])('%o is refused', async (body, words) => {
  expect(await said(await postJson('/status', body))).toEqual({ status: 400, words });
});

test('references differ and hold no look-alikes', () => {
  const drawn = Array.from({ length: 2000 }, newReference);
  expect(new Set(drawn).size).toBe(2000);
  expect(drawn.join('').replaceAll('EP-', '')).not.toMatch(/[01ILOUV]/);
});
