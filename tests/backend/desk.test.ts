import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { Role } from '@/lib/cms/access/roles';
import { decide } from '@/lib/transfers/decide';
import type { DecisionAction, TransferCollection } from '@/lib/transfers/decisions';
import { reencodeReceipt, storeReceipt } from '@/lib/transfers/receipts';
import { sweepReceipts } from '@/lib/transfers/retention';
import { readReviewQueue } from '@/lib/transfers/review-queue';
import { openTestBackend } from '@/tests/support/database';
import { makeCourse, makeStaff, staffPassword } from '@/tests/support/factories';
import { registered } from '@/tests/support/learners';
import { asFile, receiptPicture } from '@/tests/support/screenshots';
import { guest, sender } from '@/tests/support/transfers';

const backend = await openTestBackend();
const { cms, request, read } = backend;
const { enrol, pay } = sender(backend);
const { default: config } = await import('@payload-config');
const { handleEndpoints } = await import('payload');

const video = await makeCourse({ name: 'Vidéo A1', type: 'Video', mainType: 'Video', price: 90_000 });
const live = await makeCourse({ name: 'Adultes A1', price: 150_000, off: 10 });
const folder = join(process.env.DATA_DIR ?? '', 'private');

/** A payment that waits, by a new learner. */
async function payment(changes: Record<string, string | File> = {}) {
  const learner = await registered(request);
  const picture = asFile(await receiptPicture({ number: randomUUID().slice(0, 8), amount: randomUUID().slice(0, 7) }));
  const form = { name: learner.name, description: '09250000117', course: video.id, payment: picture, ...changes };
  await pay(form, learner.bearer);
  const { docs } = await cms.find({
    collection: 'payment-requests',
    where: { learner: { equals: learner.id } },
    depth: 0,
  });
  if (!docs[0]) throw new Error('The payment is not stored.');
  return { learner, row: docs[0], picture };
}

async function staff(...roles: Role[]) {
  const member = await makeStaff(...roles);
  const { token } = await cms.login({ collection: 'staff', data: { email: member.email, password: staffPassword } });
  return { member, headers: { cookie: `payload-token=${token}`, 'sec-fetch-site': 'same-origin' } };
}

type Asked = { action?: string; reason?: string };

async function post(path: string, body: Asked, headers: Record<string, string> = {}, type = 'application/json') {
  const response = await handleEndpoints({
    config,
    request: new Request(`http://localhost/cms-api${path}`, {
      method: 'POST',
      headers: { 'content-type': type, ...headers },
      body: JSON.stringify(body),
    }),
  });
  return {
    status: response.status,
    said: (await response.json().catch(() => ({}))) as { state?: string; error?: string },
  };
}

const by = { id: 'staff-1', name: 'Ma Khin' };
const doing = (
  id: string,
  action: DecisionAction,
  reason?: string,
  collection: TransferCollection = 'payment-requests',
) => decide(cms, { collection, id, action, reason, by });
const again = (id: string) => cms.findByID({ collection: 'payment-requests', id, depth: 0 });
const mailsTo = async (to: string, subject: string) =>
  (
    await cms.find({
      collection: 'mails',
      where: { and: [{ to: { equals: to } }, { subject: { contains: subject } }] },
    })
  ).docs;

test('staff accept on the desk; the learner sees it at once and is written to when it cannot be undone any more', async () => {
  const { learner, row } = await payment();
  const { member, headers } = await staff('enrolments');
  expect(await post(`/payment-requests/${row.id}/decide`, { action: 'accept' }, headers)).toEqual({
    status: 200,
    said: { state: 'Accepted' },
  });
  expect(await read(`/auth/payment/${learner.id}`, { headers: learner.bearer })).toMatchObject([
    { status: true, state: 'Accepted' },
  ]);
  expect((await again(row.id)).decisions).toEqual([
    { action: 'accept', at: expect.any(String), by: member.id, name: member.name },
  ]);
  const [mail] = await mailsTo(learner.email, 'is accepted');
  expect(Date.parse(mail?.dueAt ?? '') - Date.now()).toBeGreaterThan(60_000);
});

test('a rejection has a reason, which the learner sees, and a way to send again', async () => {
  const { learner, row } = await payment();
  const { headers } = await staff('owner');
  const path = `/payment-requests/${row.id}/decide`;
  expect((await post(path, { action: 'reject', reason: '  ' }, headers)).status).toBe(400);
  expect((await post(path, { action: 'reject', reason: 'The amount is lower.' }, headers)).said.state).toBe('Rejected');
  expect(await read(`/auth/payment/${learner.id}`, { headers: learner.bearer })).toMatchObject([
    { status: false, state: 'Rejected', reason: 'The amount is lower.' },
  ]);
  const [mail] = await mailsTo(learner.email, 'could not be accepted');
  expect(mail?.text).toContain('The amount is lower.');
  expect(mail?.text).toContain(`/payment?course=${video.id}`);
});

test('nobody else decides: visitors, learners, editors, forms of other sites', async () => {
  const { learner, row } = await payment();
  const path = `/payment-requests/${row.id}/decide`;
  const accept = { action: 'accept' };
  const { headers: editor } = await staff('editor');
  const { headers: clerk } = await staff('enrolments');
  expect((await post(path, accept)).status).toBe(401);
  expect((await post(path, accept, learner.bearer)).status).toBe(401);
  expect(
    (await post(path, accept, { cookie: `payload-token=${learner.token}`, 'sec-fetch-site': 'same-origin' })).status,
  ).toBe(401);
  expect((await post(path, accept, editor)).status).toBe(403);
  expect((await post(path, accept, clerk, 'text/plain')).status).toBe(400);
  expect((await post(path, { action: 'delete' }, clerk)).status).toBe(400);
  expect((await post(`/payment-requests/x/decide`, accept, clerk)).status).toBe(400);
  expect((await post(`/payment-requests/${randomUUID()}/decide`, accept, clerk)).status).toBe(404);
  expect((await again(row.id)).state).toBe('Pending');
});

test('a refusal is said in the language of the admin', async () => {
  const { row } = await payment();
  const { headers } = await staff('enrolments');
  const refused = async (language: string) => {
    const cookie = `${headers.cookie}; payload-lng=${language}`;
    return (await post(`/payment-requests/${row.id}/decide`, { action: 'reject' }, { ...headers, cookie })).said.error;
  };
  expect(await refused('en')).toBe('Please give a reason.');
  expect(await refused('fr')).toBe('Veuillez donner un motif.');
  expect(await refused('my')).toBe('အကြောင်းရင်း ရေးပေးပါ။');
});

test('state, reason and history cannot be edited in the admin, by the owner neither', async () => {
  const { row } = await payment();
  const owner = await makeStaff('owner');
  await cms.update({
    collection: 'payment-requests',
    id: row.id,
    data: { state: 'Accepted', reason: 'x', decisions: [{ action: 'accept' }], price: 1, notes: 'called' },
    user: owner,
    overrideAccess: false,
  });
  expect(await again(row.id)).toMatchObject({ state: 'Pending', decisions: [], price: 90_000, notes: 'called' });
});

test('ten taps at once are one decision, and of two members of staff one is first', async () => {
  const { row } = await payment();
  const taps = await Promise.allSettled([
    ...Array.from({ length: 10 }, () => doing(row.id, 'accept')),
    doing(row.id, 'reject', 'No.'),
  ]);
  const kept = await again(row.id);
  expect(kept.decisions).toHaveLength(1);
  expect(taps.some(({ status }) => status === 'rejected')).toBe(true);
  await expect(doing(row.id, kept.state === 'Accepted' ? 'reject' : 'accept', 'No.')).rejects.toMatchObject({
    status: 409,
    refusal: { code: 'decidedAlready', by: 'Ma Khin' },
  });
});

test('within a minute a decision is undone, with its mail; both stay in the history', async () => {
  const { learner, row } = await payment();
  await doing(row.id, 'accept');
  expect(await doing(row.id, 'undo')).toEqual({ state: 'Pending' });
  expect(await mailsTo(learner.email, 'is accepted')).toEqual([]);
  await doing(row.id, 'reject', 'It was used before.');
  expect(await again(row.id)).toMatchObject({
    state: 'Rejected',
    reason: 'It was used before.',
    decisions: [{ action: 'accept' }, { action: 'undo' }, { action: 'reject' }],
  });
});

test('after a minute there is no undo, but it can be put back', async () => {
  const { row } = await payment();
  await doing(row.id, 'accept');
  const old = [{ action: 'accept', at: new Date(Date.now() - 66_000).toISOString(), by: 'staff-1', name: 'Ma Khin' }];
  await cms.update({ collection: 'payment-requests', id: row.id, data: { decisions: old } });
  await expect(doing(row.id, 'undo')).rejects.toMatchObject({ status: 409 });
  expect(await doing(row.id, 'reopen')).toEqual({ state: 'Pending' });
  expect((await again(row.id)).decisions).toHaveLength(2);
});

test('a waiting or an accepted request is cancelled when it was called off; the learner is told and may send it again', async () => {
  const { learner, row, picture } = await payment();
  const { headers } = await staff('enrolments');
  await doing(row.id, 'accept');
  const path = `/payment-requests/${row.id}/decide`;
  expect((await post(path, { action: 'cancel' }, headers)).said).toEqual({ state: 'Cancelled' });
  expect((await post(path, { action: 'cancel' }, headers)).said).toEqual({ state: 'Cancelled' });
  expect((await again(row.id)).decisions).toMatchObject([{ action: 'accept' }, { action: 'cancel' }]);
  expect(await read(`/auth/payment/${learner.id}`, { headers: learner.bearer })).toMatchObject([
    { status: false, state: 'Cancelled' },
  ]);
  const status = await request('/status', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ reference: row.reference, phone: '09250000117' }),
  });
  expect(await status.json()).toMatchObject({ data: { state: 'Cancelled' } });
  const [mail] = await mailsTo(learner.email, 'is cancelled');
  expect(mail?.text).toContain('/contact');
  expect(mail?.text).not.toContain('To pay');
  expect(Date.parse(mail?.dueAt ?? '') - Date.now()).toBeGreaterThan(60_000);
  expect((await readReviewQueue(cms)).lately.find(({ id }) => id === row.id)?.state).toBe('Cancelled');
  for (const action of ['accept', 'reject'] as const) {
    await expect(doing(row.id, action, 'No.')).rejects.toMatchObject({ status: 409 });
  }
  await pay({ name: learner.name, description: '09250000117', course: video.id, payment: picture }, learner.bearer);
  expect(await read(`/auth/payment/${learner.id}`, { headers: learner.bearer })).toHaveLength(2);

  const waiting = await payment();
  expect(await doing(waiting.row.id, 'cancel')).toEqual({ state: 'Cancelled' });
  const rejected = await payment();
  await doing(rejected.row.id, 'reject', 'No.');
  await expect(doing(rejected.row.id, 'cancel')).rejects.toMatchObject({ status: 409 });
});

test('undoing a cancellation leads back to where it was, with the right mails; later it is put back', async () => {
  const { learner, row } = await payment();
  await doing(row.id, 'accept');
  await doing(row.id, 'cancel');
  expect(await doing(row.id, 'undo')).toEqual({ state: 'Accepted' });
  expect(await doing(row.id, 'undo')).toEqual({ state: 'Accepted' });
  expect(await mailsTo(learner.email, 'is cancelled')).toEqual([]);
  expect(await mailsTo(learner.email, 'is accepted')).toHaveLength(1);
  await doing(row.id, 'cancel');
  expect(await doing(row.id, 'reopen')).toEqual({ state: 'Pending' });
  expect(await mailsTo(learner.email, 'is ')).toEqual([]);
  await doing(row.id, 'cancel');
  expect(await doing(row.id, 'undo')).toEqual({ state: 'Pending' });
});

test('the review queue shows price, stated amount, earlier requests, and warns of what was seen before', async () => {
  const first = await payment({ transactionNumber: '01004128', amount: '80000' });
  await doing(first.row.id, 'accept');
  const other = await registered(request);
  const anew = asFile(
    await sharp(Buffer.from(await first.picture.arrayBuffer()))
      .jpeg({ quality: 60 })
      .toBuffer(),
    'a.jpg',
    'image/jpeg',
  );
  const fields = { name: 'Someone Else', description: '09250000199', course: video.id };
  await pay({ ...fields, payment: first.picture, transactionNumber: '01004128', amount: '90000' }, other.bearer);
  await pay({ ...fields, payment: anew }, other.bearer);
  const { waiting, lately } = await readReviewQueue(cms);
  const [same, similar] = waiting.filter(({ email }) => email === other.email);
  expect(same).toMatchObject({ price: 90_000, statedAmount: 90_000, courseName: 'Vidéo A1', phone: '+959250000199' });
  const before = same?.warnings.map(({ kind, before }) => [kind, before.map(({ reference }) => reference)]);
  expect(before).toContainEqual(['image', [first.row.reference]]);
  expect(before).toContainEqual(['transaction', [first.row.reference]]);
  expect(similar?.warnings).toMatchObject([{ kind: 'similar', later: [] }]);
  expect(similar?.warnings[0]?.before.map(({ reference }) => reference)).toContain(first.row.reference);
  expect(same?.others.map(({ id }) => id)).toEqual([similar?.id]);
  expect(lately.map(({ id }) => id)).toContain(first.row.id);
});

test('guests’ enrolments wait in the same queue, oldest first, and are followed by reference', async () => {
  const sent = guest({ snapShot: asFile(await receiptPicture({ number: 'guest' })) });
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
    reach: ['telegram'],
  });
  await doing(entry?.id ?? '', 'accept', undefined, 'enrolments');
  const answer = await request('/status', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ reference: entry?.reference, phone: sent.phNumber }),
  });
  expect(await answer.json()).toMatchObject({ data: { state: 'Accepted' } });
});

test('a screenshot is for enrolment staff alone, as an attachment that nobody stores', async () => {
  const { learner, row } = await payment();
  const { filename } = await cms.findByID({ collection: 'receipts', id: String(row.receipt) });
  const get = (headers: Record<string, string>) =>
    handleEndpoints({
      config,
      request: new Request(`http://localhost/cms-api/receipts/file/${filename}`, { headers }),
    });
  const { headers } = await staff('enrolments');
  const { headers: editor } = await staff('editor');
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

test('receipts go after twelve months with their files; the records stay; files without a row go too', async () => {
  const { row } = await payment();
  const fresh = await payment();
  const { filename } = await cms.findByID({ collection: 'receipts', id: String(row.receipt) });
  await cms.update({
    collection: 'receipts',
    id: String(row.receipt),
    data: { createdAt: new Date(Date.now() - 370 * 24 * 60 * 60 * 1000).toISOString() },
  });
  const [old, young] = [join(folder, `${randomUUID()}.webp`), join(folder, `${randomUUID()}.webp`)];
  await Promise.all([writeFile(old, 'x'), writeFile(young, 'x')]);
  const yesterday = new Date(Date.now() - 24 * 60 * 60 * 1000);
  await utimes(old, yesterday, yesterday);
  expect(await sweepReceipts(cms)).toEqual({ expired: 1, unused: 0, orphans: 1 });
  expect(await readdir(folder)).not.toContain(filename);
  expect([existsSync(old), existsSync(young)]).toEqual([false, true]);
  expect(await again(row.id)).toMatchObject({ reference: row.reference, courseName: 'Vidéo A1' });
  expect((await again(fresh.row.id)).receipt).toBe(fresh.row.receipt);
});

test('a receipt that no payment or enrolment refers to goes after an hour, with its file, wherever files are kept', async () => {
  const used = await payment();
  const sent = guest({ snapShot: asFile(await receiptPicture({ number: 'kept' })) });
  await enrol(live.id, sent);
  const left = async (minutes: number) => {
    const id = await storeReceipt(
      cms,
      await reencodeReceipt(await receiptPicture({ number: randomUUID() })),
      randomUUID(),
    );
    const createdAt = new Date(Date.now() - minutes * 60_000).toISOString();
    return cms.update({ collection: 'receipts', id, data: { createdAt } });
  };
  const [abandoned, young] = [await left(90), await left(5)];
  const everything = await cms.find({ collection: 'receipts', pagination: false });
  for (const { id } of everything.docs.filter(({ id }) => id !== young.id)) {
    const createdAt = new Date(Date.now() - 90 * 60_000).toISOString();
    await cms.update({ collection: 'receipts', id, data: { createdAt } });
  }
  expect(await sweepReceipts(cms)).toMatchObject({ unused: 1 });
  const kept = await cms.find({ collection: 'receipts', pagination: false });
  const ids = kept.docs.map(({ id }) => id);
  expect(ids).not.toContain(abandoned.id);
  expect(ids).toEqual(expect.arrayContaining([young.id, used.row.receipt]));
  expect(existsSync(join(folder, abandoned.filename ?? ''))).toBe(false);
  expect(existsSync(join(folder, young.filename ?? ''))).toBe(true);
});
