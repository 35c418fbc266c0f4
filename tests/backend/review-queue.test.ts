import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { databaseOf } from '@/lib/cms/tables';
import { readReviewQueue } from '@/lib/transfers/review-queue';
import { openTestBackend, sqliteOf } from '@/tests/support/database';
import { makeCourse } from '@/tests/support/factories';
import { registerLearner } from '@/tests/support/learners';
import { asFile, receiptPicture } from '@/tests/support/screenshots';
import { callCms, logInStaff } from '@/tests/support/staff-session';
import { transferDecisions } from '@/tests/support/transfer-decisions';
import { makeEnrolment } from '@/tests/support/transfer-records';
import { guestForm } from '@/tests/support/transfers';

const backend = await openTestBackend();
const { cms, request } = backend;
const { course, enrol, pay, sendPayment, decideOn } = await transferDecisions(backend);

const live = await makeCourse({ name: 'Adultes A1', price: 150_000, off: 10 });

test('the review queue shows price, stated amount and other requests, and warns of duplicates', async () => {
  const picture = await receiptPicture({ amount: '80,000' });
  const first = await sendPayment({ transactionNumber: '01004128', amount: '80000', payment: asFile(picture) });
  await decideOn(first.row.id, 'accept');
  const other = await registerLearner(request);
  const reencoded = asFile(await sharp(picture).jpeg({ quality: 60 }).toBuffer(), 'a.jpg', 'image/jpeg');
  const fields = { name: 'Someone Else', description: '09250000199', course: course.id };
  await pay({ ...fields, payment: asFile(picture), transactionNumber: '01004128', amount: '90000' }, other.bearer);
  await pay({ ...fields, payment: reencoded }, other.bearer);
  const { waiting, recent } = await readReviewQueue(cms);
  const [same, similar] = waiting.filter(({ email }) => email === other.email);
  expect(same).toMatchObject({ price: 90_000, statedAmount: 90_000, courseName: 'Vidéo A1', phone: '+959250000199' });
  const before = same?.warnings.map(({ kind, before }) => [kind, before.map(({ reference }) => reference)]);
  expect(before).toContainEqual(['file', [first.row.reference]]);
  expect(before).toContainEqual(['transaction', [first.row.reference]]);
  expect(similar?.warnings).toMatchObject([{ kind: 'picture', later: [] }]);
  expect(similar?.warnings[0]?.before.map(({ reference }) => reference)).toContain(first.row.reference);
  expect(same?.others.map(({ id }) => id)).toEqual([similar?.id]);
  expect(recent.map(({ id }) => id)).toContain(first.row.id);
});

test('enrolments of guests wait in the same queue, oldest first, and are tracked by reference', async () => {
  const sent = guestForm({ snapShot: asFile(await receiptPicture({ number: 'guest' })) });
  await enrol(live.id, sent);
  const { waiting } = await readReviewQueue(cms);
  const times = waiting.map(({ at }) => at);
  expect(times).toEqual([...times].sort());
  const entry = waiting.find(({ email }) => email === sent.email);
  expect(entry).toMatchObject({
    collection: 'enrolments',
    price: 135_000,
    facebook: 'Thiri A.',
    age: 24,
    channels: ['telegram'],
  });
  await decideOn(entry?.id ?? '', 'accept', undefined, 'enrolments');
  const response = await request('/status', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ reference: entry?.reference, phone: sent.phNumber }),
  });
  expect(await response.json()).toMatchObject({ data: { state: 'Accepted' } });
});

test('a search finds a waiting transfer behind the oldest ones, however it is typed', async () => {
  for (let count = 0; count < 15; count++) await makeEnrolment(live, { name: 'Someone Earlier', state: 'Pending' });
  const sought = await makeEnrolment(live, {
    name: 'Htet Aung',
    phone: '+959250004711',
    reference: 'EP-7K3M-Q2',
    state: 'Pending',
  });
  expect((await readReviewQueue(cms)).waiting.map(({ id }) => id)).not.toContain(sought.id);
  for (const typed of ['htet aung', '09 250 004 711', '၀၉၂၅၀၀၀၄၇၁၁', 'ep7k3mq2']) {
    const { waiting, total } = await readReviewQueue(cms, typed);
    expect(
      waiting.map(({ id }) => id),
      typed,
    ).toEqual([sought.id]);
    expect(total, typed).toBe(1);
  }
  expect(await readReviewQueue(cms, 'no one')).toMatchObject({ waiting: [], total: 0 });
  await decideOn(sought.id, 'accept', undefined, 'enrolments');
  expect((await readReviewQueue(cms, 'htet aung')).waiting).toEqual([]);
});

test('a search reads each text field of payments and enrolments once, for all lists of the page', async () => {
  const read = vi.spyOn(databaseOf(cms, 'enrolments').drizzle, 'selectDistinct');
  await readReviewQueue(cms, 'Thiri');
  const fields = read.mock.calls.flatMap(([selected]: object[]) =>
    selected && 'text' in selected ? [selected.text] : [],
  );
  read.mockRestore();
  // Name, email and name of the course.
  expect(fields).toHaveLength(2 * 3);
});

test('a search finds a decision behind the newest ones', async () => {
  const wrong = await makeEnrolment(live, { name: 'Nilar Win', state: 'Pending' });
  await decideOn(wrong.id, 'reject', 'No.', 'enrolments');
  const decisions = [{ action: 'accept', at: new Date().toISOString(), by: 'staff-1', name: 'Ma Khin' }];
  for (let count = 0; count < 30; count++) await makeEnrolment(live, { name: 'Someone Later', decisions });
  expect((await readReviewQueue(cms)).recent.map(({ id }) => id)).not.toContain(wrong.id);
  expect((await readReviewQueue(cms, 'nilar win')).recent.map(({ id }) => id)).toEqual([wrong.id]);
});

test('only enrolment staff can open a screenshot, as an attachment that is not cached', async () => {
  const { learner, row } = await sendPayment();
  const { filename } = await cms.findByID({ collection: 'receipts', id: String(row.receipt) });
  const get = (headers: Record<string, string>) => callCms(`/receipts/file/${filename}`, { headers });
  const { headers } = await logInStaff(cms, 'enrolments');
  const { headers: editor } = await logInStaff(cms, 'editor');
  const shown = await get(headers);
  expect(shown.status).toBe(200);
  expect(shown.headers.get('cache-control')).toBe('no-store');
  expect(shown.headers.get('content-disposition')).toBe('attachment');
  expect(shown.headers.get('content-type')).toBe('image/webp');
  expect(shown.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
  for (const stranger of [{}, learner.bearer, editor]) {
    expect([401, 403, 404]).toContain((await get(stranger)).status);
  }
});

test('the review queue finds what it shows by the indexes of its columns', async () => {
  const sqlite = sqliteOf(cms);
  if (!sqlite) return;
  await sendPayment();
  await enrol(live.id, guestForm({ snapShot: asFile(await receiptPicture({ number: 'indexed' })) }));
  const execute = vi.spyOn(sqlite, 'execute');
  await readReviewQueue(cms);
  const statements = execute.mock.calls.map(([statement]) => statement as unknown as { sql: string; args: [] });
  execute.mockRestore();
  const plans: string[] = [];
  for (const { sql, args } of statements) {
    const { rows } = await sqlite.execute({ sql: `explain query plan ${sql}`, args });
    plans.push(...rows.map(({ detail }) => String(detail)));
  }
  expect(plans.join('\n')).toContain('enrolments_phone_idx');
  expect(plans.filter((step) => /^SCAN (enrolments|payment_requests|receipts)|deleted_at_idx/.test(step))).toEqual([]);
});

test('the review queue shows nothing from the recycle bin', async () => {
  const sent = guestForm({ snapShot: asFile(await receiptPicture({ number: 'kept' })) });
  await enrol(live.id, sent);
  await enrol(live.id, { ...sent, snapShot: asFile(await receiptPicture({ number: 'deleted' })) });
  const entries = async () => (await readReviewQueue(cms, String(sent.email))).waiting;
  const [kept, deleted] = await entries();
  expect(kept?.others.map(({ id }) => id)).toEqual([deleted?.id]);
  await decideOn(deleted?.id ?? '', 'reject', 'Not received', 'enrolments');
  const recentIds = async () => (await readReviewQueue(cms)).recent.map(({ id }) => id);
  expect(await recentIds()).toContain(deleted?.id);
  const data = { deletedAt: new Date().toISOString() };
  await cms.update({ collection: 'enrolments', id: deleted?.id ?? '', data });
  expect((await entries()).map(({ id, others }) => [id, others])).toEqual([[kept?.id, []]]);
  expect(await recentIds()).not.toContain(deleted?.id);
});
