import { beforeEach, expect, test, vi } from 'vitest';
import { findEntries } from '@/tests/support/audit-entries';
import { callRest, logInAs } from '@/tests/support/cms-rest';
import { openTestBackend } from '@/tests/support/database';
import { makeStaff } from '@/tests/support/factories';
import { isLoggedIn, logInByRest } from '@/tests/support/second-factor';

const { cms } = await openTestBackend();
cms.logger.level = 'silent';
vi.spyOn(console, 'info').mockImplementation(() => {});
vi.setConfig({ testTimeout: 120_000 });

let owner: Awaited<ReturnType<typeof logInAs>>;
beforeEach(async () => {
  owner = await logInAs('owner');
});

const suspend = (id: string, isSuspended = true, { headers } = owner) =>
  callRest(`/staff/${id}`, { method: 'PATCH', headers, body: { suspended: isSuspended } });

test('a suspended colleague is logged out at once and cannot log in, until an owner lifts it', async () => {
  const member = await makeStaff('editor');
  const { headers } = await logInByRest(member.email);
  expect((await suspend(member.id)).status).toBe(200);
  expect(await isLoggedIn(headers)).toBe(false);
  const refused = await logInByRest(member.email);
  expect(refused).toMatchObject({ status: 401, hasSession: false });
  expect(refused.message).toContain('suspended');
  expect((await logInByRest(member.email, { password: 'not-the-password' })).status).toBe(401);
  expect((await suspend(member.id, false)).status).toBe(200);
  expect((await logInByRest(member.email)).status).toBe(200);
  const actions = (await findEntries(cms, { record: member.id })).map(({ action }) => action);
  expect(actions).toEqual(expect.arrayContaining(['suspend', 'unsuspend']));
});

test('a session that a login begins during the suspension may do nothing', async () => {
  const member = await makeStaff('owner');
  const { headers } = await logInByRest(member.email);
  await cms.db.updateOne({ collection: 'staff', id: member.id, data: { suspended: true }, returning: false });
  expect((await callRest('/learners', { headers })).status).toBe(403);
  expect((await callRest('/staff/sessions/end', { method: 'POST', headers, body: {} })).status).toBe(403);
});

test('the password of a suspended colleague may be reset, but gives no session', async () => {
  const member = await makeStaff('editor');
  await suspend(member.id);
  const token = await cms.forgotPassword({ collection: 'staff', data: { email: member.email }, disableEmail: true });
  const password = 'the-rain-is-near-2026';
  await callRest('/staff/reset-password', { method: 'POST', body: { token, password } });
  expect((await logInByRest(member.email, { password })).message).toContain('suspended');
});

test('only owners suspend, and nobody their own account', async () => {
  const member = await makeStaff('editor');
  await suspend(member.id, true, await logInAs('editor'));
  expect((await cms.findByID({ collection: 'staff', id: member.id })).suspended).not.toBe(true);
  const own = await suspend(owner.staff.id);
  expect(own.status).toBe(400);
  expect(own.text).toContain('your own account');
});

test('of two owners who suspend each other at once, one remains; a suspended owner does not count', async () => {
  const others = await cms.find({ collection: 'staff', where: { roles: { in: ['owner'] } }, pagination: false });
  const second = await logInAs('owner');
  for (const { id } of others.docs) if (id !== owner.staff.id) await suspend(id);
  const answers = await Promise.all([suspend(second.staff.id), suspend(owner.staff.id, true, second)]);
  expect(answers.map(({ status }) => status === 200).sort()).toEqual([false, true]);
  const { docs } = await cms.find({
    collection: 'staff',
    where: { and: [{ roles: { in: ['owner'] } }, { suspended: { not_equals: true } }] },
  });
  expect(docs).toHaveLength(1);
  const left = docs[0]?.id === owner.staff.id ? owner : second;
  const stepsDown = await callRest(`/staff/${left.staff.id}`, {
    method: 'PATCH',
    headers: left.headers,
    body: { roles: ['editor'] },
  });
  expect(stepsDown.status).toBe(400);
});
