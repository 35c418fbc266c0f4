import { expect, test, vi } from 'vitest';
import { readReviewQueue } from '@/lib/transfers/review-queue';
import { openTestBackend } from '@/tests/support/database';
import { makeCourse } from '@/tests/support/factories';
import { said } from '@/tests/support/post';
import { asFile, receiptPicture } from '@/tests/support/screenshots';
import { guest, sender } from '@/tests/support/transfers';

const backend = await openTestBackend();
const { cms, request } = backend;
const { enrol } = sender(backend);
const course = await makeCourse({ name: 'Français A1', price: 150_000, off: 10 });
const snapShot = asFile(await receiptPicture());
const rows = async (phone: string) =>
  (await cms.find({ collection: 'enrolments', where: { phone: { equals: phone } }, depth: 0 })).docs;

test('a guest enrols; the row holds the price after discount, the phone in E.164 and a private receipt', async () => {
  const sent = guest({ phNumber: '၀၉ ၂၅၀ ၀၀၀ ၁၁၇', amount: '135,000 Ks', transactionNumber: ' 01004128 ', snapShot });
  const { status, words } = await said(await enrol(course.id, sent));
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
  expect(words).toBe(
    `Thank you. We’ve received your enrolment ${row?.reference} for “Français A1”. We’ll check the transfer and write to you.`,
  );
  const mails = await cms.find({ collection: 'mails', where: { subject: { contains: row?.reference } } });
  expect(mails.docs.map(({ to }) => to).sort()).toContain(String(sent.email));
  expect(mails.totalDocs).toBe(2);
  expect(
    await said(
      await request('/status', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ reference: row?.reference, phone: '09250000117' }),
      }),
    ),
  ).toMatchObject({ words: { kind: 'enrolment', state: 'Pending' } });
});

test('a field of megabytes is refused by its length', async () => {
  const segment = vi.spyOn(Intl.Segmenter.prototype, 'segment');
  const { status, words } = await said(await enrol(course.id, guest({ name: 'a'.repeat(5_000_000), snapShot })));
  expect([status, words]).toEqual([400, 'This text is too long']);
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
])('%o is refused', async (wrong, words) => {
  const answer = await enrol(course.id, guest({ snapShot, ...wrong }));
  expect(await said(answer)).toEqual({ status: 400, words });
});

test('a picture whose type the phone does not tell is known by its bytes', async () => {
  const untyped = (bytes: Buffer) => asFile(bytes, '1000012345', '');
  const sent = guest({ snapShot: untyped(await receiptPicture({ number: 'no type' })) });
  expect((await enrol(course.id, sent)).status).toBe(200);
  const text = guest({ snapShot: untyped(Buffer.from('%PDF-1.7')) });
  expect(await said(await enrol(course.id, text))).toEqual({ status: 415, words: 'Please upload a valid image file.' });
});

test('several types and channels may be sent one by one, as a form without scripts does', async () => {
  const form = new FormData();
  const sent = guest();
  for (const [name, value] of Object.entries(sent)) {
    if (value && name !== 'communication') form.append(name, value);
  }
  form.append('courseType', 'Rules & Policy for the Zoom Private/Individual Course');
  form.append('communication', 'viber');
  form.append('snapShot', snapShot);
  const answer = await request(`/zoom-form/upload-form/${course.id}`, {
    method: 'POST',
    body: form,
    headers: { accept: 'text/html', host: 'school.test', origin: 'https://school.test' },
  });
  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toMatch(
    new RegExp(`^/zoom\\?course=${course.id}&sent=1&reference=EP-\\w{4}-\\w{2}#form$`),
  );
  const [row] = await rows(`+95${String(sent.phNumber).slice(1)}`);
  expect(row?.courseType).toBe(
    'Rules & Policy for the Zoom Group Course, Rules & Policy for the Zoom Private/Individual Course',
  );
  expect(JSON.parse(row?.communication ?? '')).toMatchObject({ viber: true, telegram: false });
});

test('a page of another site cannot post a form without scripts', async () => {
  const form = new FormData();
  form.append('name', 'Thiri Aung');
  const answer = await request(`/zoom-form/upload-form/${course.id}`, {
    method: 'POST',
    body: form,
    headers: { accept: 'text/html', host: 'school.test', origin: 'https://evil.example' },
  });
  expect(answer.status).toBe(403);
});

test('a course that does not exist, is a draft or is a video course cannot be joined', async () => {
  const draft = await makeCourse({ _status: 'draft' });
  const video = await makeCourse({ type: 'Video', mainType: 'Video' });
  const to = async (id: string) => (await enrol(id, guest({ snapShot }))).status;
  expect(await to('00000000-0000-4000-8000-000000000000')).toBe(404);
  expect(await to(draft.id)).toBe(404);
  expect(await to(video.id)).toBe(400);
  expect(await to("x' OR 1=1")).toBe(400);
});

test('what staff decide and school counts cannot be sent along', async () => {
  const sent = guest({
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

test('the same form sent again, at once and later, is one record with one answer', async () => {
  const sent = guest({ snapShot });
  const answers = await Promise.all(Array.from({ length: 6 }, () => enrol(course.id, sent)));
  const words = new Set(await Promise.all(answers.map(async (one) => (await said(one)).words)));
  words.add((await said(await enrol(course.id, sent, { 'idempotency-key': 'another-key' }))).words);
  expect(words.size).toBe(1);
  expect(await rows(`+95${String(sent.phNumber).slice(1)}`)).toHaveLength(1);
});

test('one Idempotency-Key is one record, even with the picture saved anew', async () => {
  const sent = guest({ snapShot });
  const headers = { 'idempotency-key': 'the-form-of-thiri' };
  const anew = asFile(await receiptPicture({}, 'webp'), 'again.webp', 'image/webp');
  const both = await Promise.all([
    enrol(course.id, sent, headers),
    enrol(course.id, { ...sent, snapShot: anew }, headers),
  ]);
  const [one, other] = await Promise.all(both.map(said));
  expect(one).toEqual(other);
  expect(await rows(`+95${String(sent.phNumber).slice(1)}`)).toHaveLength(1);
  expect((await enrol(course.id, sent, { 'idempotency-key': 'short' })).status).toBe(400);
});

test('another picture, another course or another person is another record', async () => {
  const sent = guest({ snapShot });
  const other = await makeCourse({ name: 'Français A2' });
  await enrol(course.id, sent);
  await enrol(course.id, { ...sent, snapShot: asFile(await receiptPicture({ amount: '15,000' })) });
  await enrol(other.id, sent);
  expect(await rows(`+95${String(sent.phNumber).slice(1)}`)).toHaveLength(3);
  expect((await enrol(course.id, guest({ snapShot }))).status).toBe(200);
});

test('a parent who pays once for two children has two records, however the names are written again', async () => {
  const first = guest({ snapShot, name: 'Chloé Aung', age: '9' });
  const second = { ...first, name: 'Thura Aung', age: '7' };
  await enrol(course.id, first);
  const answer = await said(await enrol(course.id, second));
  await enrol(course.id, { ...first, name: ' CHLOE\u0301   Aung ', age: '၉' });
  await enrol(course.id, second, { 'idempotency-key': 'the-second-child' });
  const stored = await rows(`+95${String(first.phNumber).slice(1)}`);
  expect(stored.map(({ name, age }) => `${name}, ${age}`).sort()).toEqual(['Chloé Aung, 9', 'Thura Aung, 7']);
  expect(answer.words).toContain(stored.find(({ age }) => age === 7)?.reference);
  const { waiting } = await readReviewQueue(cms);
  const child = waiting.find(({ reference }) => reference === stored.find(({ age }) => age === 7)?.reference);
  const seen = child?.warnings.find(({ kind }) => kind === 'image')?.before.map(({ name }) => name);
  expect(seen).toContain('Chloé Aung');
});

test('two children under one Idempotency-Key are two records, each once', async () => {
  const headers = { 'idempotency-key': 'the-form-of-a-parent' };
  const first = guest({ snapShot, name: 'Chloé Aung', age: '9' });
  const both = [first, { ...first, name: 'Thura Aung' }, { ...first, age: '7' }];
  await Promise.all([...both, ...both].map((one) => enrol(course.id, one, headers)));
  expect(await rows(`+95${String(first.phNumber).slice(1)}`)).toHaveLength(3);
});

test('after a day the same screenshot is another record', async () => {
  const sent = guest({ snapShot });
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

test('one phone sends ten new screenshots in an hour, however many addresses it has', async () => {
  const sent = guest();
  const send = async (number: number) => {
    const picture = asFile(await receiptPicture({ number: `flood ${number}`, width: 90, height: 180 }));
    return (await enrol(course.id, { ...sent, snapShot: picture })).status;
  };
  for (let number = 0; number < 10; number++) expect(await send(number)).toBe(200);
  expect(await send(10)).toBe(429);
});

test('a screenshot that was turned down may be sent again', async () => {
  const sent = guest({ snapShot });
  const phone = `+95${String(sent.phNumber).slice(1)}`;
  await enrol(course.id, sent);
  await cms.update({ collection: 'enrolments', where: { phone: { equals: phone } }, data: { state: 'Rejected' } });
  await enrol(course.id, sent);
  await enrol(course.id, sent);
  expect((await rows(phone)).map(({ state }) => state).sort()).toEqual(['Pending', 'Rejected']);
});

test('a program that fills in the hidden field is told that all is well, and nothing is stored', async () => {
  const sent = guest({ snapShot, website: 'https://spam.example' });
  expect((await enrol(course.id, sent)).status).toBe(200);
  expect(await rows(`+95${String(sent.phNumber).slice(1)}`)).toEqual([]);
});
