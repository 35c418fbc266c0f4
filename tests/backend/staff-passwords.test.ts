import { expect, test, vi } from 'vitest';
import { callRest, logInAs } from '@/tests/support/cms-rest';
import { openTestBackend } from '@/tests/support/database';
import { makeStaff, staffPassword } from '@/tests/support/factories';

const { cms } = await openTestBackend();
cms.logger.level = 'silent';
vi.spyOn(console, 'info').mockImplementation(() => {});

test('setting a password requires one’s own current password', async () => {
  const { staff, headers } = await logInAs('editor');
  const change = (body: object) => callRest(`/staff/${staff.id}`, { method: 'PATCH', headers, body });
  const password = 'mohinga-at-dawn-77';
  for (const currentPassword of [undefined, 'not-my-password']) {
    const refused = await change({ password, currentPassword });
    expect(refused.status).toBe(400);
    expect(refused.json().errors[0].data.errors[0].path).toBe('currentPassword');
  }
  const login = (typed: string) =>
    cms.login({ collection: 'staff', data: { email: staff.email, password: typed } }).then(Boolean, () => false);
  expect(await login(password)).toBe(false);
  const accepted = await change({ password, currentPassword: staffPassword });
  expect(accepted.status).toBe(200);
  expect(accepted.text).not.toContain('currentPassword');
  expect(await login(password)).toBe(true);
  expect((await change({ email: 'taken.over@school.example' })).status).toBe(400);
  expect((await change({ email: staff.email, name: 'Renamed' })).status).toBe(200);
});

test('an owner sets a colleague’s password with their own; bulk changes are refused', async () => {
  const { headers } = await logInAs('owner');
  const colleague = await makeStaff('editor');
  const change = (body: object, path = `/staff/${colleague.id}`) => callRest(path, { method: 'PATCH', headers, body });
  const password = 'lahpet-thoke-at-noon';
  expect((await change({ password })).status).toBe(400);
  expect((await change({ password, currentPassword: staffPassword })).status).toBe(200);
  const everyone = `/staff?where[id][equals]=${colleague.id}`;
  const { docs = [] } = (
    await change({ password: 'another-password-2', currentPassword: staffPassword }, everyone)
  ).json();
  expect(docs).toEqual([]);
});

test('guesses of the current password are limited to ten', async () => {
  const { staff, headers } = await logInAs('editor');
  const guess = () =>
    callRest(`/staff/${staff.id}`, {
      method: 'PATCH',
      headers,
      body: { password: 'mohinga-at-dawn-77', currentPassword: 'a guess' },
    });
  for (let tries = 0; tries < 10; tries++) expect((await guess()).status).toBe(400);
  expect((await guess()).status).toBe(429);
}, 120_000);

test('common and personal passwords are refused, however they are set', async () => {
  const { staff, headers } = await logInAs('owner');
  await cms.update({ collection: 'staff', id: staff.id, data: { name: 'Thandar Win' } });
  const own = (password: string) =>
    callRest(`/staff/${staff.id}`, { method: 'PATCH', headers, body: { password, currentPassword: staffPassword } });
  const colleague = { name: 'Zin Mar Oo', email: 'zin.mar@school.example', roles: ['editor'] };
  const made = (password: string) => callRest('/staff', { method: 'POST', headers, body: { ...colleague, password } });
  const token = await cms.forgotPassword({ collection: 'staff', data: { email: staff.email }, disableEmail: true });
  const reset = (password: string) => callRest('/staff/reset-password', { method: 'POST', body: { token, password } });
  for (const refused of [
    await own('password1234'),
    await own('Thandar-Win-2026'),
    await made('iloveyou123'),
    await made('zin.mar.oo.1990'),
    await reset('1234567890'),
    await reset('thandarwin123'),
  ]) {
    expect(refused.status).toBe(400);
    expect(refused.json().errors[0].data.errors[0]).toMatchObject({ path: 'password' });
  }
  expect((await reset('the-padauk-is-in-flower')).status).toBe(200);
});
