import { expect, test } from 'vitest';
import type { Child } from '@/lib/contract/children';
import { openTestBackend } from '@/tests/support/database';
import { makeCourse } from '@/tests/support/factories';
import { registerLearner } from '@/tests/support/learners';
import { formPoster, readResult } from '@/tests/support/post';
import { asFile, receiptPicture } from '@/tests/support/screenshots';
import { transferSender } from '@/tests/support/transfers';

const backend = await openTestBackend();
const { cms, request, read } = backend;
const { pay } = transferSender(backend);
const { postJson } = formPoster(backend);
const course = await makeCourse({
  name: 'Le français en vidéo',
  type: 'Video',
  mainType: 'Video',
  price: 90_000,
  off: 15,
});
const payment = asFile(await receiptPicture());
const form = (changes: Record<string, string | File | undefined> = {}) => ({
  name: 'Su Myat Noe',
  description: '09 250 000 117',
  course: course.id,
  payment,
  ...changes,
});
const rows = async (learner: string) =>
  (await cms.find({ collection: 'payment-requests', where: { learner: { equals: learner } }, depth: 0 })).docs;

test('a payment is listed at once as Pending', async () => {
  const learner = await registerLearner(request);
  const { status, result } = await readResult(await pay(form(), learner.bearer));
  const [row] = await rows(learner.id);
  expect(status).toBe(200);
  expect(result).toContain(row?.reference);
  expect(row).toMatchObject({ price: 76_500, phone: '+959250000117', state: 'Pending', courseName: course.name });
  expect(await read(`/auth/payment/${learner.id}`, { headers: learner.bearer })).toMatchObject([
    { status: false, state: 'Pending', course: { _id: course.id }, reference: row?.reference },
  ]);
});

test('a payment needs a session, whatever the body contains', async () => {
  const learner = await registerLearner(request);
  expect(await readResult(await pay(form()))).toMatchObject({ status: 401 });
  expect((await pay(form(), { authorization: 'Bearer no.token.atall' })).status).toBe(401);
  await request('/auth/logout', { method: 'POST', headers: learner.bearer });
  expect((await pay(form(), learner.bearer)).status).toBe(401);
  // The cookie alone writes nothing.
  const other = await registerLearner(request);
  const cookie = { cookie: `learner_session=${other.token}`, 'sec-fetch-site': 'same-origin', host: 'school.test' };
  expect((await pay(form(), cookie)).status).toBe(401);
});

test('the payment belongs to the learner of the token, raw or as Bearer', async () => {
  const learner = await registerLearner(request);
  const other = await registerLearner(request);
  const forged = form({ learner: other.id, email: other.email, userId: other.id, state: 'Accepted', status: 'true' });
  expect((await pay(forged, { authorization: learner.token })).status).toBe(200);
  expect(await rows(learner.id)).toMatchObject([{ email: learner.email, state: 'Pending' }]);
  expect(await rows(other.id)).toEqual([]);
});

test.each([
  [{ name: undefined }, 'Name is required'],
  [{ name: 'Su' }, 'Name should be at least 4 characters long'],
  [{ description: '' }, 'Phone number is required'],
  [{ description: '0912345678901234' }, 'Phone number should be no longer than 15 characters'],
  [{ course: 'no id' }, 'Please choose a course'],
  [{ payment: undefined }, 'Please upload a screenshot of your transfer.'],
  [{ payment: asFile(Buffer.alloc(5_242_881), 'a.png') }, 'File size exceeds 5MB limit.'],
])('%o is refused', async (wrong, result) => {
  const learner = await registerLearner(request);
  expect(await readResult(await pay(form(wrong), learner.bearer))).toEqual({ status: 400, result });
});

test('only existing video courses can be paid for', async () => {
  const learner = await registerLearner(request);
  const live = await makeCourse({ type: 'Adult', mainType: 'Live' });
  const to = async (id: string) => (await pay(form({ course: id }), learner.bearer)).status;
  expect(await to(live.id)).toBe(400);
  expect(await to('00000000-0000-4000-8000-000000000000')).toBe(404);
});

test('concurrent duplicates of a payment are one record', async () => {
  const learner = await registerLearner(request);
  const sent = await Promise.all(Array.from({ length: 6 }, () => pay(form(), learner.bearer)));
  // A client may have three uploads in flight; others get 503.
  expect(sent.map(({ status }) => status).sort()).toEqual([200, 200, 200, 503, 503, 503]);
  const responses = sent.filter(({ status }) => status === 200);
  expect(new Set(await Promise.all(responses.map(async (one) => (await readResult(one)).result))).size).toBe(1);
  expect(await rows(learner.id)).toHaveLength(1);
  const receipts = await cms.count({ collection: 'receipts' });
  const payments = await cms.count({ collection: 'payment-requests' });
  // Refused duplicates leave no receipt.
  expect(receipts.totalDocs).toBe(payments.totalDocs);
});

test('one payment for two children makes a record for each', async () => {
  const { id, bearer } = await registerLearner(request);
  const ids: (string | undefined)[] = [undefined];
  for (const name of ['Chloé Aung', 'Thura Aung']) {
    const birthYear = String(new Date().getFullYear() - 8);
    const { result } = await readResult(await postJson('/auth/children', { name, birthYear }, bearer));
    ids.push((result as Child[]).at(-1)?._id);
  }
  const forms = ids.map((child) => form({ child }));
  const results = [];
  for (const sent of [...forms, ...forms]) results.push((await readResult(await pay(sent, bearer))).result);
  expect(results.slice(3)).toEqual(results.slice(0, 3));
  const stored = await rows(id);
  expect(stored.map(({ child }) => child ?? '').sort()).toEqual(ids.map((child) => child ?? '').sort());
});

test('a payment under another name makes a new record, another spelling of the name does not', async () => {
  const { id, bearer } = await registerLearner(request);
  for (const name of ['Chloé Aung', ' CHLOE\u0301   Aung ', 'Thura Aung']) await pay(form({ name }), bearer);
  expect((await rows(id)).map(({ name }) => name).sort()).toEqual(['Chloé Aung', 'Thura Aung']);
});

test('one screenshot from two learners makes two payments', async () => {
  const [one, other] = [await registerLearner(request), await registerLearner(request)];
  const key = { 'idempotency-key': 'one-and-the-same' };
  await pay(form(), { ...one.bearer, ...key });
  await pay(form(), { ...other.bearer, ...key });
  expect(await rows(one.id)).toHaveLength(1);
  expect(await rows(other.id)).toHaveLength(1);
});
