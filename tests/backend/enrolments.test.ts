import { expect, test, vi } from 'vitest';
import { readReviewQueue } from '@/lib/transfers/review-queue';
import { openTestBackend } from '@/tests/support/database';
import { makeClass, makeCourse } from '@/tests/support/factories';
import { jsonSender, readResult } from '@/tests/support/post';
import { asFile, receiptPicture, unrelatedPicture } from '@/tests/support/screenshots';
import { guestForm, transferSender } from '@/tests/support/transfers';

const backend = await openTestBackend();
const { cms, request } = backend;
const { enrol } = transferSender(backend);
const course = await makeCourse({ name: 'Français A1', price: 150_000, off: 10 });
const snapShot = asFile(await receiptPicture());
const rows = async (phone: string) =>
  (await cms.find({ collection: 'enrolments', where: { phone: { equals: phone } }, depth: 0 })).docs;

test('a guest enrols; the row holds the price after discount, the phone in E.164 and a private receipt', async () => {
  const sent = guestForm({
    phNumber: '၀၉ ၂၅၀ ၀၀၀ ၁၁၇',
    amount: '135,000 Ks',
    transactionNumber: ' 01004128 ',
    snapShot,
  });
  const { status, result } = await readResult(await enrol(course.id, sent));
  expect(status).toBe(200);
  const [row, ...others] = await rows('+959250000117');
  expect(others).toEqual([]);
  expect(row).toMatchObject({
    name: 'Thiri Aung',
    age: 24,
    courseName: 'Français A1',
    price: 135_000,
    statedAmount: 135_000,
    transactionNumber: '01004128',
    state: 'Pending',
    decisions: [],
    course: course.id,
  });
  expect(result).toBe(
    `Thank you. We’ve received your enrolment ${row?.reference} for “Français A1”. We’ll check the transfer and write to you.`,
  );
  const mails = await cms.find({ collection: 'mails', where: { subject: { contains: row?.reference } } });
  expect(mails.docs.map(({ to }) => to).sort()).toContain(String(sent.email));
  expect(mails.totalDocs).toBe(2);
  const tracked = await jsonSender(request)('/status', { reference: row?.reference, phone: '09250000117' });
  expect(await readResult(tracked)).toMatchObject({ result: { kind: 'enrolment', state: 'Pending' } });
});

test('a field of several megabytes is refused', async () => {
  const segment = vi.spyOn(Intl.Segmenter.prototype, 'segment');
  const response = await enrol(course.id, guestForm({ name: 'a'.repeat(5_000_000), snapShot }));
  const { status, result } = await readResult(response);
  expect([status, result]).toEqual([400, 'This text is too long']);
  expect(segment).not.toHaveBeenCalled();
  segment.mockRestore();
});

test.each([
  [{ name: ' ' }, 'Name is required'],
  [{ name: 'Thi' }, 'Name should be at least 4 characters long'],
  [{ name: 'T'.repeat(41) }, 'Name should be no longer than 40 characters'],
  [{ email: undefined }, 'Email is required'],
  [{ email: 'thiri@localhost' }, 'Please enter a valid email address'],
  [{ phNumber: '' }, 'Phone number is required'],
  [{ phNumber: '0912' }, 'Phone number should be at least 5 characters long'],
  [{ phNumber: '0912345678901234' }, 'Phone number should be no longer than 15 characters'],
  [{ fbName: '' }, 'Facebook name is required'],
  [{ fbName: 'TA' }, 'Facebook name should be at least 3 characters long'],
  [{ fbName: 'T'.repeat(41) }, 'Facebook name should be no longer than 40 characters'],
  [{ age: '' }, 'Age is required'],
  [{ age: '4' }, 'Age must be between 5 and 90'],
  [{ courseType: undefined }, 'Please select at least one course type'],
  [{ ruleStatus: 'false' }, 'You must accept the rules to proceed'],
  [{ amount: 'much' }, 'Please write the amount in digits only'],
  [{ snapShot: undefined }, 'Please upload a screenshot of your transfer.'],
  [{ snapShot: 'a text' }, 'Please upload a screenshot of your transfer.'],
  [{ snapShot: asFile(Buffer.from('%PDF-1.7'), 'a.pdf', 'application/pdf') }, 'Please upload a valid image file.'],
])('%o is refused', async (wrong, result) => {
  const response = await enrol(course.id, guestForm({ snapShot, ...wrong }));
  expect(await readResult(response)).toEqual({ status: 400, result });
});

test('a picture without a MIME type is recognised by its bytes', async () => {
  const untyped = (bytes: Buffer) => asFile(bytes, '1000012345', '');
  const sent = guestForm({ snapShot: untyped(await receiptPicture({ number: 'no type' })) });
  expect((await enrol(course.id, sent)).status).toBe(200);
  const response = await enrol(course.id, guestForm({ snapShot: untyped(Buffer.from('%PDF-1.7')) }));
  expect(await response.clone().json()).toMatchObject({ code: 'notAnImage', field: 'snapShot' });
  expect(await readResult(response)).toEqual({ status: 415, result: 'Please upload a valid image file.' });
});

test('a course that does not exist, is a draft or is a video course cannot be joined', async () => {
  const draft = await makeCourse({ _status: 'draft' });
  const video = await makeCourse({ type: 'Video', mainType: 'Video' });
  const to = async (id: string) => (await enrol(id, guestForm({ snapShot }))).status;
  expect(await to('00000000-0000-4000-8000-000000000000')).toBe(404);
  expect(await to(draft.id)).toBe(404);
  expect(await to(video.id)).toBe(400);
  expect(await to("x' OR 1=1")).toBe(400);
});

test('state, reason and other internal fields cannot be set by a submission', async () => {
  const sent = guestForm({
    snapShot,
    state: 'Accepted',
    price: '1',
    reference: 'EP-AAAA-AA',
    decisions: '[{}]',
    notes: 'x',
  });
  await enrol(course.id, sent);
  const [row] = await rows(`+95${String(sent.phNumber).slice(1)}`);
  expect(row).toMatchObject({ state: 'Pending', price: 135_000, decisions: [] });
  expect(row?.notes).toBeFalsy();
  expect(row?.reference).not.toBe('EP-AAAA-AA');
});

test('duplicates of a form, concurrent or later, are one record with one response', async () => {
  const sent = guestForm({ snapShot });
  const responses = await Promise.all(Array.from({ length: 6 }, () => enrol(course.id, sent)));
  const results = new Set(await Promise.all(responses.map(async (one) => (await readResult(one)).result)));
  results.add((await readResult(await enrol(course.id, sent, { 'idempotency-key': 'another-key' }))).result);
  expect(results.size).toBe(1);
  expect(await rows(`+95${String(sent.phNumber).slice(1)}`)).toHaveLength(1);
});

test('one Idempotency-Key is one record, and refused with another picture', async () => {
  const sent = guestForm({ snapShot });
  const headers = { 'idempotency-key': 'the-form-of-thiri' };
  const anew = asFile(await receiptPicture({}, 'webp'), 'again.webp', 'image/webp');
  const [one, other] = await Promise.all([enrol(course.id, sent, headers), enrol(course.id, sent, headers)]);
  expect(await readResult(one)).toEqual(await readResult(other));
  expect((await enrol(course.id, { ...sent, snapShot: anew }, headers)).status).toBe(409);
  expect(await rows(`+95${String(sent.phNumber).slice(1)}`)).toHaveLength(1);
  expect((await enrol(course.id, sent, { 'idempotency-key': 'short' })).status).toBe(400);
});

test('a different picture, course or person makes a new record', async () => {
  const sent = guestForm({ snapShot });
  const other = await makeCourse({ name: 'Français A2' });
  await enrol(course.id, sent);
  await enrol(course.id, { ...sent, snapShot: asFile(await receiptPicture({ amount: '15,000' })) });
  await enrol(other.id, sent);
  expect(await rows(`+95${String(sent.phNumber).slice(1)}`)).toHaveLength(3);
  expect((await enrol(course.id, guestForm({ snapShot }))).status).toBe(200);
});

test('one screenshot for two classes, or without one first, makes a record for each', async () => {
  const [one, other] = [await makeClass(course.id), await makeClass(course.id)];
  const sent = guestForm({ snapShot });
  const forms = [sent, { ...sent, class: one.id }, { ...sent, class: other.id }];
  for (const form of [...forms, ...forms]) expect((await enrol(course.id, form)).status).toBe(200);
  const stored = await rows(`+95${String(sent.phNumber).slice(1)}`);
  expect(stored.map((row) => row.class ?? '').sort()).toEqual(['', one.id, other.id].sort());
  expect(stored.filter(({ seat }) => typeof seat === 'number')).toHaveLength(2);
});

test('a killed request for a class finds its record by its key, also once it was rejected', async () => {
  const { id } = await makeClass(course.id);
  const sent = guestForm({ snapShot, class: id });
  const phone = `+95${String(sent.phNumber).slice(1)}`;
  const send = async () => readResult(await enrol(course.id, sent, { 'idempotency-key': `the-class-${id}` }));
  const first = await send();
  await cms.update({ collection: 'enrolments', where: { phone: { equals: phone } }, data: { state: 'Rejected' } });
  const { docs } = await cms.find({ collection: 'idempotency-keys', sort: '-createdAt', limit: 1 });
  const killed = { response: null, lockedUntil: new Date(Date.now() - 1000).toISOString() };
  await cms.db.updateOne({ collection: 'idempotency-keys', id: docs[0]?.id ?? '', data: killed });
  expect(await send()).toEqual(first);
  expect(await rows(phone)).toHaveLength(1);
});

test('one payment for two children makes two records, and other spellings of the names are duplicates', async () => {
  const first = guestForm({ snapShot, name: 'Chloé Aung', age: '9' });
  const second = { ...first, name: 'Thura Aung', age: '7' };
  await enrol(course.id, first);
  const response = await readResult(await enrol(course.id, second));
  await enrol(course.id, { ...first, name: ' CHLOE\u0301   Aung ', age: '၉' });
  await enrol(course.id, second, { 'idempotency-key': 'the-second-child' });
  const stored = await rows(`+95${String(first.phNumber).slice(1)}`);
  expect(stored.map(({ name, age }) => `${name}, ${age}`).sort()).toEqual(['Chloé Aung, 9', 'Thura Aung, 7']);
  expect(response.result).toContain(stored.find(({ age }) => age === 7)?.reference);
  const { waiting } = await readReviewQueue(cms);
  const child = waiting.find(({ reference }) => reference === stored.find(({ age }) => age === 7)?.reference);
  const seen = child?.warnings.find(({ kind }) => kind === 'file')?.before.map(({ name }) => name);
  expect(seen).toContain('Chloé Aung');
});

test('two children with one Idempotency-Key make one record; the second is refused', async () => {
  const headers = { 'idempotency-key': 'the-form-of-a-parent' };
  const first = guestForm({ snapShot, name: 'Chloé Aung', age: '9' });
  const both = [first, { ...first, name: 'Thura Aung' }, { ...first, age: '7' }];
  const responses = await Promise.all(both.map((one) => enrol(course.id, one, headers)));
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  expect(await rows(`+95${String(first.phNumber).slice(1)}`)).toHaveLength(1);
});

test('after a day the same screenshot makes a new record', async () => {
  const sent = guestForm({ snapShot });
  const phone = `+95${String(sent.phNumber).slice(1)}`;
  await enrol(course.id, sent);
  const createdAt = new Date(Date.now() - 25 * 60 * 60 * 1000).toISOString();
  await cms.update({ collection: 'enrolments', where: { phone: { equals: phone } }, data: { createdAt } });
  await cms.db.updateOne({
    collection: 'enrolments',
    where: { phone: { equals: phone } },
    data: { idempotencyKey: 'of yesterday' },
  });
  await enrol(course.id, sent);
  expect(await rows(phone)).toHaveLength(2);
});

test('a phone number may send ten screenshots an hour, from any number of IPs', async () => {
  const sent = guestForm();
  const send = async () => {
    const picture = asFile(await unrelatedPicture());
    return (await enrol(course.id, { ...sent, snapShot: picture })).status;
  };
  for (let number = 0; number < 10; number++) expect(await send()).toBe(200);
  expect(await send()).toBe(429);
});

test('a rejected screenshot may be sent again', async () => {
  const sent = guestForm({ snapShot });
  const phone = `+95${String(sent.phNumber).slice(1)}`;
  await enrol(course.id, sent);
  await cms.update({ collection: 'enrolments', where: { phone: { equals: phone } }, data: { state: 'Rejected' } });
  await enrol(course.id, sent);
  await enrol(course.id, sent);
  expect((await rows(phone)).map(({ state }) => state).sort()).toEqual(['Pending', 'Rejected']);
});

test('a submission with the honeypot field filled in is confirmed but not stored', async () => {
  const sent = guestForm({ snapShot, website: 'https://spam.example' });
  expect((await enrol(course.id, sent)).status).toBe(200);
  expect(await rows(`+95${String(sent.phNumber).slice(1)}`)).toEqual([]);
});
