import { expect, test } from 'vitest';
import { openTestBackend } from '@/tests/support/database';
import { makeCourse } from '@/tests/support/factories';
import { registered } from '@/tests/support/learners';
import { said } from '@/tests/support/post';
import { asFile, receiptPicture } from '@/tests/support/screenshots';
import { sender } from '@/tests/support/transfers';

const backend = await openTestBackend();
const { cms, request, read } = backend;
const { pay } = sender(backend);
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

test('a learner pays; it is in their list at once, Pending', async () => {
  const learner = await registered(request);
  const { status, words } = await said(await pay(form(), learner.bearer));
  const [row] = await rows(learner.id);
  expect(status).toBe(200);
  expect(words).toContain(row?.reference);
  expect(row).toMatchObject({ price: 76_500, phone: '+959250000117', state: 'Pending', courseName: course.name });
  expect(await read(`/auth/payment/${learner.id}`, { headers: learner.bearer })).toMatchObject([
    { status: false, state: 'Pending', course: { _id: course.id }, reference: row?.reference },
  ]);
});

test('nobody pays without a session, whatever the body says', async () => {
  const learner = await registered(request);
  expect(await said(await pay(form()))).toMatchObject({ status: 401 });
  expect((await pay(form(), { authorization: 'Bearer no.token.atall' })).status).toBe(401);
  await request('/auth/logout', { method: 'POST', headers: learner.bearer });
  expect((await pay(form(), learner.bearer)).status).toBe(401);
  // The cookie alone writes nothing.
  const other = await registered(request);
  const cookie = { cookie: `learner_session=${other.token}`, 'sec-fetch-site': 'same-origin', host: 'school.test' };
  expect((await pay(form(), cookie)).status).toBe(401);
});

test('the token is taken raw and as Bearer, and says who pays', async () => {
  const learner = await registered(request);
  const other = await registered(request);
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
])('%o is refused', async (wrong, words) => {
  const learner = await registered(request);
  expect(await said(await pay(form(wrong), learner.bearer))).toEqual({ status: 400, words });
});

test('only video courses that are on offer are paid here', async () => {
  const learner = await registered(request);
  const live = await makeCourse({ type: 'Adult', mainType: 'Live' });
  const to = async (id: string) => (await pay(form({ course: id }), learner.bearer)).status;
  expect(await to(live.id)).toBe(400);
  expect(await to('00000000-0000-4000-8000-000000000000')).toBe(404);
});

test('the same payment sent many times at once is one record', async () => {
  const learner = await registered(request);
  const sent = await Promise.all(Array.from({ length: 6 }, () => pay(form(), learner.bearer)));
  // A client has three uploads under way; the others are told to come back.
  expect(sent.map(({ status }) => status).sort()).toEqual([200, 200, 200, 503, 503, 503]);
  const answers = sent.filter(({ status }) => status === 200);
  expect(new Set(await Promise.all(answers.map(async (one) => (await said(one)).words))).size).toBe(1);
  expect(await rows(learner.id)).toHaveLength(1);
  const receipts = await cms.count({ collection: 'receipts' });
  const kept = await cms.count({ collection: 'payment-requests' });
  // What lost the race left no picture behind.
  expect(receipts.totalDocs).toBe(kept.totalDocs);
});

test('two learners with one screenshot are two payments', async () => {
  const [one, other] = [await registered(request), await registered(request)];
  const key = { 'idempotency-key': 'one-and-the-same' };
  await pay(form(), { ...one.bearer, ...key });
  await pay(form(), { ...other.bearer, ...key });
  expect(await rows(one.id)).toHaveLength(1);
  expect(await rows(other.id)).toHaveLength(1);
});
