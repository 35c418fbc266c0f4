import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { readReviewQueue } from '@/lib/transfers/review-queue';
import { openTestBackend } from '@/tests/support/database';
import { makeStaff } from '@/tests/support/factories';
import { callCms, logInStaff } from '@/tests/support/staff-session';
import { transferDecisions } from '@/tests/support/transfer-decisions';

const backend = await openTestBackend();
const { cms, request, read } = backend;
const { course, pay, sendPayment, decideOn, readPayment, findMails } = await transferDecisions(backend);

type DecisionBody = { action?: string; reason?: string; decidedAt?: string };

async function post(path: string, body: DecisionBody, headers: Record<string, string> = {}, type = 'application/json') {
  const response = await callCms(path, {
    method: 'POST',
    headers: { 'content-type': type, ...headers },
    body: JSON.stringify(body),
  });
  return {
    status: response.status,
    body: (await response.json().catch(() => ({}))) as { state?: string; at?: string; error?: string },
  };
}

test('an accepted payment shows at once; the mail waits until the decision cannot be undone', async () => {
  const { learner, row } = await sendPayment();
  const { member, headers } = await logInStaff(cms, 'enrolments');
  expect(await post(`/payment-requests/${row.id}/decide`, { action: 'accept' }, headers)).toEqual({
    status: 200,
    body: { state: 'Accepted', at: expect.any(String) },
  });
  expect(await read(`/auth/payment/${learner.id}`, { headers: learner.bearer })).toMatchObject([
    { status: true, state: 'Accepted' },
  ]);
  expect((await readPayment(row.id)).decisions).toEqual([
    { action: 'accept', at: expect.any(String), by: member.id, name: member.name },
  ]);
  const [mail] = await findMails(learner.email, 'is accepted');
  expect(Date.parse(mail?.dueAt ?? '') - Date.now()).toBeGreaterThan(60_000);
});

test('a rejection needs a reason, which the learner reads with a link to send again', async () => {
  const { learner, row } = await sendPayment();
  const { headers } = await logInStaff(cms, 'owner');
  const path = `/payment-requests/${row.id}/decide`;
  expect((await post(path, { action: 'reject', reason: '  ' }, headers)).status).toBe(400);
  expect((await post(path, { action: 'reject', reason: 'The amount is lower.' }, headers)).body.state).toBe('Rejected');
  expect(await read(`/auth/payment/${learner.id}`, { headers: learner.bearer })).toMatchObject([
    { status: false, state: 'Rejected', reason: 'The amount is lower.' },
  ]);
  const [mail] = await findMails(learner.email, 'could not be accepted');
  expect(mail?.text).toContain('The amount is lower.');
  expect(mail?.text).toContain(`/payment?course=${course.id}`);
});

test('visitors, learners, editors and forms of other sites cannot decide', async () => {
  const { learner, row } = await sendPayment();
  const path = `/payment-requests/${row.id}/decide`;
  const accept = { action: 'accept' };
  const { headers: editor } = await logInStaff(cms, 'editor');
  const { headers: clerk } = await logInStaff(cms, 'enrolments');
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
  expect((await readPayment(row.id)).state).toBe('Pending');
});

test('an error message is in the language of the admin', async () => {
  const { row } = await sendPayment();
  const { headers } = await logInStaff(cms, 'enrolments');
  const refused = async (language: string) => {
    const cookie = `${headers.cookie}; payload-lng=${language}`;
    return (await post(`/payment-requests/${row.id}/decide`, { action: 'reject' }, { ...headers, cookie })).body.error;
  };
  expect(await refused('en')).toBe('Please give a reason.');
  expect(await refused('fr')).toBe('Veuillez donner un motif.');
  expect(await refused('my')).toBe('အကြောင်းရင်း ရေးပေးပါ။');
});

test('not even an owner can edit state, reason and history in the admin', async () => {
  const { row } = await sendPayment();
  const owner = await makeStaff('owner');
  await cms.update({
    collection: 'payment-requests',
    id: row.id,
    data: { state: 'Accepted', reason: 'x', decisions: [{ action: 'accept' }], price: 1, notes: 'called' },
    user: owner,
    overrideAccess: false,
  });
  expect(await readPayment(row.id)).toMatchObject({ state: 'Pending', decisions: [], price: 90_000, notes: 'called' });
});

test('ten simultaneous taps are one decision, and of two members of staff the first one decides', async () => {
  const { row } = await sendPayment();
  const taps = await Promise.allSettled([
    ...Array.from({ length: 10 }, () => decideOn(row.id, 'accept')),
    decideOn(row.id, 'reject', 'No.'),
  ]);
  const stored = await readPayment(row.id);
  expect(stored.decisions).toHaveLength(1);
  expect(taps.some(({ status }) => status === 'rejected')).toBe(true);
  await expect(decideOn(row.id, stored.state === 'Accepted' ? 'reject' : 'accept', 'No.')).rejects.toMatchObject({
    status: 409,
    refusal: { code: 'decidedAlready', by: 'Ma Khin' },
  });
});

test('undoing a decision within a minute removes its mail; both stay in the history', async () => {
  const { learner, row } = await sendPayment();
  await decideOn(row.id, 'accept');
  expect(await decideOn(row.id, 'undo')).toMatchObject({ state: 'Pending' });
  expect(await findMails(learner.email, 'is accepted')).toEqual([]);
  await decideOn(row.id, 'reject', 'It was used before.');
  expect(await readPayment(row.id)).toMatchObject({
    state: 'Rejected',
    reason: 'It was used before.',
    decisions: [{ action: 'accept' }, { action: 'undo' }, { action: 'reject' }],
  });
});

test('a decision is undone only by who made it, and only while it is the last one', async () => {
  const { row } = await sendPayment();
  const path = `/payment-requests/${row.id}/decide`;
  const [{ headers: mine }, { member, headers }] = [
    await logInStaff(cms, 'enrolments'),
    await logInStaff(cms, 'enrolments'),
  ];
  const { at: decidedAt } = (await post(path, { action: 'reject', reason: 'No.' }, mine)).body;
  await post(path, { action: 'reopen' }, headers);
  await post(path, { action: 'accept' }, headers);
  for (const undo of [{ action: 'undo', decidedAt }, { action: 'undo' }]) {
    const refused = await post(path, undo, mine);
    expect([refused.status, refused.body.error]).toEqual([409, expect.stringContaining(member.name)]);
  }
  expect((await post(path, { action: 'undo', decidedAt }, headers)).status).toBe(409);
  expect((await readPayment(row.id)).state).toBe('Accepted');
  const { at } = (await post(path, { action: 'accept' }, headers)).body;
  expect((await post(path, { action: 'undo', decidedAt: at }, headers)).body.state).toBe('Pending');
});

test('after a minute a decision cannot be undone, but the request can be put back', async () => {
  const { row } = await sendPayment();
  await decideOn(row.id, 'accept');
  const old = [{ action: 'accept', at: new Date(Date.now() - 66_000).toISOString(), by: 'staff-1', name: 'Ma Khin' }];
  await cms.update({ collection: 'payment-requests', id: row.id, data: { decisions: old } });
  await expect(decideOn(row.id, 'undo')).rejects.toMatchObject({ status: 409 });
  expect(await decideOn(row.id, 'reopen')).toMatchObject({ state: 'Pending' });
  expect((await readPayment(row.id)).decisions).toHaveLength(2);
});

test('staff cancel a pending or accepted request; the learner gets a mail and may send it again', async () => {
  const { learner, row, picture } = await sendPayment();
  const { headers } = await logInStaff(cms, 'enrolments');
  await decideOn(row.id, 'accept');
  const path = `/payment-requests/${row.id}/decide`;
  expect((await post(path, { action: 'cancel' }, headers)).body).toMatchObject({ state: 'Cancelled' });
  expect((await post(path, { action: 'cancel' }, headers)).body).toMatchObject({ state: 'Cancelled' });
  expect((await readPayment(row.id)).decisions).toMatchObject([{ action: 'accept' }, { action: 'cancel' }]);
  expect(await read(`/auth/payment/${learner.id}`, { headers: learner.bearer })).toMatchObject([
    { status: false, state: 'Cancelled' },
  ]);
  const status = await request('/status', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ reference: row.reference, phone: '09250000117' }),
  });
  expect(await status.json()).toMatchObject({ data: { state: 'Cancelled' } });
  const [mail] = await findMails(learner.email, 'is cancelled');
  expect(mail?.text).toContain('/contact');
  expect(mail?.text).not.toContain('To pay');
  expect(Date.parse(mail?.dueAt ?? '') - Date.now()).toBeGreaterThan(60_000);
  expect((await readReviewQueue(cms)).recent.find(({ id }) => id === row.id)?.state).toBe('Cancelled');
  for (const action of ['accept', 'reject'] as const) {
    await expect(decideOn(row.id, action, 'No.')).rejects.toMatchObject({ status: 409 });
  }
  await pay({ name: learner.name, description: '09250000117', course: course.id, payment: picture }, learner.bearer);
  expect(await read(`/auth/payment/${learner.id}`, { headers: learner.bearer })).toHaveLength(2);

  const waiting = await sendPayment();
  expect(await decideOn(waiting.row.id, 'cancel')).toMatchObject({ state: 'Cancelled' });
  const rejected = await sendPayment();
  await decideOn(rejected.row.id, 'reject', 'No.');
  await expect(decideOn(rejected.row.id, 'cancel')).rejects.toMatchObject({ status: 409 });
});

test('undoing a cancellation restores the state and the mails before; later the request is put back', async () => {
  const { learner, row } = await sendPayment();
  await decideOn(row.id, 'accept');
  await decideOn(row.id, 'cancel');
  expect(await decideOn(row.id, 'undo')).toMatchObject({ state: 'Accepted' });
  expect(await decideOn(row.id, 'undo')).toMatchObject({ state: 'Accepted' });
  expect(await findMails(learner.email, 'is cancelled')).toEqual([]);
  expect(await findMails(learner.email, 'is accepted')).toHaveLength(1);
  await decideOn(row.id, 'cancel');
  expect(await decideOn(row.id, 'reopen')).toMatchObject({ state: 'Pending' });
  expect(await findMails(learner.email, 'is ')).toEqual([]);
  await decideOn(row.id, 'cancel');
  expect(await decideOn(row.id, 'undo')).toMatchObject({ state: 'Pending' });
});
