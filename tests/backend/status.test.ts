import { expect, test } from 'vitest';
import { inquiryTypes } from '@/lib/contract/inquiry-options';
import { decide } from '@/lib/transfers/decide';
import { newReference } from '@/lib/transfers/new-reference';
import { openTestBackend } from '@/tests/support/database';
import { makeBook, makeClass, makeCourse } from '@/tests/support/factories';
import { formPoster, readResult } from '@/tests/support/post';
import { asFile, receiptPicture } from '@/tests/support/screenshots';
import { guestForm, transferSender } from '@/tests/support/transfers';

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

test('a visitor sees the state of a message by the reference of its confirmation and the phone', async () => {
  const sent = {
    name: 'Su Su',
    email: 'su.message@example.com',
    subject: 'Opening hours',
    phone: '09250000122',
    message: 'When are you open in Thingyan?',
  };
  await postJson('/contact', sent);
  const { docs: mails } = await cms.find({ collection: 'mails', where: { to: { equals: sent.email } } });
  const reference = /\/status\?reference=(EP-\w{4}-\w{2})/.exec(mails[0]?.text ?? '')?.[1];
  const readStatus = async (phone: string) => readResult(await postJson('/status', { reference, phone }));
  const { result } = await readStatus(sent.phone);
  expect(result).toEqual({ kind: 'message', state: 'Received', at: expect.any(String), date: expect.any(String) });
  await cms.update({ collection: 'messages', where: { reference: { equals: reference } }, data: { handling: 'done' } });
  expect((await readStatus(sent.phone)).result).toMatchObject({ state: 'Done' });
  expect((await readStatus('09250000123')).status).toBe(404);
  expect((await readStatus(sent.email)).status).toBe(404);
});

test('a guest whose screenshot was rejected is led back to its form, as in the mail', async () => {
  const course = await makeCourse();
  const chosen = await makeClass(course.id);
  const sent = guestForm({ class: chosen.id, snapShot: asFile(await receiptPicture()) });
  await transferSender(backend).enrol(course.id, sent);
  const email = { equals: sent.email };
  const { docs } = await cms.find({ collection: 'enrolments', where: { email }, depth: 0 });
  const { id, reference } = docs[0] as (typeof docs)[number];
  const readStatus = async () =>
    (await readResult(await postJson('/status', { reference, phone: sent.phNumber }))).result;
  expect(await readStatus()).not.toHaveProperty('resendPath');
  const by = { id: 'staff-1', name: 'Ma Khin' };
  await decide(cms, { collection: 'enrolments', id, action: 'reject', reason: 'Unreadable.', by });
  const resendPath = `/zoom?course=${course.id}&class=${chosen.id}`;
  expect(await readStatus()).toMatchObject({ state: 'Rejected', resendPath });
  const { docs: mails } = await cms.find({ collection: 'mails', where: { to: email }, pagination: false });
  expect(mails.some(({ text }) => text.includes(`${resendPath}\n`))).toBe(true);

  await cms.update({ collection: 'classes', id: chosen.id, data: { state: 'cancelled' } });
  expect(await readStatus()).not.toHaveProperty('resendPath');
  await cms.update({ collection: 'classes', id: chosen.id, data: { state: 'open' } });
  expect(await readStatus()).toMatchObject({ resendPath });
  await transferSender(backend).enrol(course.id, { ...sent, snapShot: asFile(await receiptPicture()) });
  expect(await readStatus()).not.toHaveProperty('resendPath');
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
  [{ reference: 'EP-2222-22', phone: '' }, 'Phone number (schools: email) is required'],
  [{ reference: { $gt: '' }, phone: '09250000117' }, expect.any(String)],
])('%o is refused', async (body, result) => {
  expect(await readResult(await postJson('/status', body))).toEqual({ status: 400, result });
});

test('references are unique and have no look-alike characters', () => {
  const references = Array.from({ length: 2000 }, newReference);
  expect(new Set(references).size).toBe(2000);
  expect(references.join('').replaceAll('EP-', '')).not.toMatch(/[01ILOUV]/);
});
