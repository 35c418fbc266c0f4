import { expect, test } from 'vitest';
import { fromIp } from '@/tests/support/client-ip.mjs';
import { callRest } from '@/tests/support/cms-rest';
import { openTestBackend } from '@/tests/support/database';
import { makeStaff, staffPassword } from '@/tests/support/factories';

const { cms } = await openTestBackend();

async function login(email: string): Promise<{ authorization: string }> {
  const { status, text, json } = await callRest('/staff/login', {
    method: 'POST',
    headers: fromIp(),
    body: { email, password: staffPassword },
  });
  expect(`${status} ${status === 200 ? '' : text}`).toBe('200 ');
  return { authorization: `JWT ${json().token}` };
}

const userOf = async (headers: Record<string, string>) => (await callRest('/staff/me', { headers })).json().user?.email;
const logout = (headers: Record<string, string>) => callRest('/staff/logout', { method: 'POST', headers });

test('twenty browsers that log in at once stay logged in', async () => {
  const { email } = await makeStaff('editor');
  const sessions = await Promise.all(Array.from({ length: 20 }, () => login(email)));
  const users = await Promise.all(sessions.map(userOf));
  expect(users).toEqual(Array(20).fill(email));
});

test('logging out at once with a login, a refresh and a changed name ends that session alone', async () => {
  const { id, email } = await makeStaff('editor');
  const [left, stays] = [await login(email), await login(email)];
  const [newSession] = await Promise.all([
    login(email),
    logout(left),
    callRest('/staff/refresh-token', { method: 'POST', headers: stays }),
    cms.update({ collection: 'staff', id, data: { name: 'Another name' } }),
  ]);
  expect(await userOf(left)).toBeUndefined();
  expect(await userOf(stays)).toBe(email);
  expect(await userOf(newSession)).toBe(email);
  expect((await cms.findByID({ collection: 'staff', id })).name).toBe('Another name');
});

test('a refresh prolongs the session', async () => {
  const { id, email } = await makeStaff('editor');
  const headers = await login(email);
  const expiry = async () => (await cms.findByID({ collection: 'staff', id, showHiddenFields: true })).sessions;
  const [before] = (await expiry()) ?? [];
  await callRest('/staff/refresh-token', { method: 'POST', headers });
  const [after] = (await expiry()) ?? [];
  expect(after?.id).toBe(before?.id);
  expect(Date.parse(after?.expiresAt ?? '')).toBeGreaterThan(Date.parse(before?.expiresAt ?? ''));
});

test('a role that is removed during a login stays removed', async () => {
  const { id, email } = await makeStaff('editor', 'enrolments');
  await Promise.all([login(email), cms.update({ collection: 'staff', id, data: { roles: ['editor'] } })]);
  expect((await cms.findByID({ collection: 'staff', id })).roles).toEqual(['editor']);
});

test('a new password ends the sessions of all other browsers, logging out everywhere those of all', async () => {
  const { id, email } = await makeStaff('editor');
  const [own, other] = [await login(email), await login(email)];
  const changed = await callRest(`/staff/${id}`, {
    method: 'PATCH',
    headers: own,
    body: { password: 'the-rain-is-near-2026', currentPassword: staffPassword },
  });
  expect(changed.status).toBe(200);
  expect(await userOf(own)).toBe(email);
  expect(await userOf(other)).toBeUndefined();
  expect((await callRest('/staff/logout?allSessions=true', { method: 'POST', headers: own })).status).toBe(200);
  expect(await userOf(own)).toBeUndefined();
});
