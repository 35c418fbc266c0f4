import { beforeEach, expect, test, vi } from 'vitest';
import { findEntries } from '@/tests/support/audit-entries';
import { randomIp } from '@/tests/support/client-ip.mjs';
import { callRest, logInAs } from '@/tests/support/cms-rest';
import { openTestBackend } from '@/tests/support/database';
import { makeStaff, staffPassword } from '@/tests/support/factories';
import { enrol, isLoggedIn, logInByRest, makeEnrolled, postAs } from '@/tests/support/second-factor';
import { codeOf } from '@/tests/support/totp-code';

const { cms } = await openTestBackend();
cms.logger.level = 'silent';
vi.setConfig({ testTimeout: 120_000 });
vi.spyOn(console, 'info').mockImplementation(() => {});

const rowsOf = async (collection: 'second-factors' | 'recovery-codes' | 'staff-devices', staff: string) =>
  (await cms.find({ collection, where: { staff: { equals: staff } }, pagination: false })).docs;
const sessionsOf = async (id: string) =>
  (await cms.findByID({ collection: 'staff', id, showHiddenFields: true })).sessions ?? [];

/** Codes are valid for 30 s: without this a test could begin at the end of a step. */
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Math.floor(Date.now() / 30_000) * 30_000 + 1000 });
});
const wait = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);

test('a second factor counts only after a code of the app confirmed it', async () => {
  const member = await makeStaff('editor');
  const { headers } = await logInByRest(member.email);
  expect((await postAs(headers, '/second-factor/start', { currentPassword: 'a wrong one' })).status).toBe(400);
  const started = await postAs(headers, '/second-factor/start', { currentPassword: staffPassword });
  const { secret, uri, picture } = started.json();
  expect(uri).toContain(`secret=${secret}`);
  expect(picture.path).toMatch(/^M\d/);
  expect((await logInByRest(member.email)).status).toBe(200);
  expect((await postAs(headers, '/second-factor/confirm', { code: '000000' })).status).toBe(400);
  const confirmed = await postAs(headers, '/second-factor/confirm', { code: codeOf(secret) });
  expect(confirmed.json().codes).toHaveLength(10);
  expect((await logInByRest(member.email)).status).toBe(401);
});

test('secret and recovery codes are not readable in the database', async () => {
  const { member, secret, codes } = await makeEnrolled('editor');
  const [factor] = await rowsOf('second-factors', member.id);
  expect(factor).toBeDefined();
  const stored = JSON.stringify([factor, await rowsOf('recovery-codes', member.id)]);
  expect(stored).not.toContain(secret);
  for (const code of codes) expect(stored).not.toContain(code.replace('-', ''));
});

test('the right password alone gives neither a cookie nor a token nor a session', async () => {
  const { member, headers } = await makeEnrolled('editor');
  const before = (await sessionsOf(member.id)).length;
  const login = await logInByRest(member.email);
  expect(login).toMatchObject({ status: 401, asksForCode: true, hasSession: false, setCookies: [] });
  expect(await sessionsOf(member.id)).toHaveLength(before);
  expect(await isLoggedIn(headers)).toBe(true);
});

test('a wrong password is never asked for a code', async () => {
  const { member, secret } = await makeEnrolled('editor');
  const login = await logInByRest(member.email, { password: 'not-the-password', code: codeOf(secret, 1) });
  expect(login).toMatchObject({ status: 401, asksForCode: false, hasSession: false });
});

test('a colleague logs in with a code, also one of the step before or after, and with Burmese digits', async () => {
  const { member, secret } = await makeEnrolled('editor');
  expect((await logInByRest(member.email, { code: codeOf(secret) })).status).toBe(200);
  expect((await logInByRest(member.email, { code: codeOf(secret, 1) })).status).toBe(200);
  wait(120);
  const burmese = [...codeOf(secret)].map((digit) => String.fromCharCode(0x1040 + Number(digit))).join('');
  expect((await logInByRest(member.email, { code: burmese })).status).toBe(200);
  expect((await logInByRest(member.email, { code: codeOf(secret, 3) })).status).toBe(401);
  expect((await logInByRest(member.email, { code: codeOf(secret, -3) })).status).toBe(401);
});

test('a code works once, also when two browsers send it at the same time', async () => {
  const { member, secret } = await makeEnrolled('editor');
  const code = codeOf(secret);
  const logins = await Promise.all([logInByRest(member.email, { code }), logInByRest(member.email, { code })]);
  expect(logins.map(({ status }) => status).sort()).toEqual([200, 401]);
  expect((await logInByRest(member.email, { code })).status).toBe(401);
  expect((await logInByRest(member.email, { code: codeOf(secret, -1) })).status).toBe(401);
});

test('five wrong codes stop an account for ten minutes, for the right code too', async () => {
  const { member, secret } = await makeEnrolled('editor');
  for (let tries = 0; tries < 5; tries++) {
    expect((await logInByRest(member.email, { code: '000000' })).status).toBe(401);
  }
  expect((await logInByRest(member.email, { code: codeOf(secret) })).status).toBe(429);
});

test('a client IP that guesses codes of many accounts is stopped', async () => {
  const ip = randomIp();
  const members = await Promise.all(Array.from({ length: 5 }, () => makeEnrolled('editor')));
  for (let round = 0; round < 4; round++) {
    for (const { member } of members) await logInByRest(member.email, { code: '000000', ip });
  }
  const [first] = members;
  expect((await logInByRest(first?.member.email ?? '', { code: '000000', ip })).status).toBe(429);
});

test('a recovery code works once, also at the same time, and is recorded', async () => {
  const { member, codes } = await makeEnrolled('editor');
  const [code = '', another = ''] = codes;
  const logins = await Promise.all([logInByRest(member.email, { code }), logInByRest(member.email, { code })]);
  expect(logins.map(({ status }) => status).sort()).toEqual([200, 401]);
  expect((await logInByRest(member.email, { code })).status).toBe(401);
  expect((await logInByRest(member.email, { code: another.toUpperCase().replace('-', ' ') })).status).toBe(200);
  expect(await rowsOf('recovery-codes', member.id)).toHaveLength(8);
  expect(await findEntries(cms, { action: 'recoveryCodeUsed', record: member.id })).toHaveLength(2);
});

test('new recovery codes replace the old ones', async () => {
  const { member, headers, codes } = await makeEnrolled('editor');
  const renewed = await postAs(headers, '/second-factor/recovery-codes', { currentPassword: staffPassword });
  expect((await logInByRest(member.email, { code: codes[0] })).status).toBe(401);
  expect((await logInByRest(member.email, { code: renewed.json().codes[0] })).status).toBe(200);
});

test('turning it on ends the other sessions, turning it off needs the password', async () => {
  const member = await makeStaff('editor');
  const [own, other] = [await logInByRest(member.email), await logInByRest(member.email)];
  await enrol(own.headers);
  expect(await isLoggedIn(own.headers)).toBe(true);
  expect(await isLoggedIn(other.headers)).toBe(false);
  expect((await postAs(own.headers, '/second-factor/off', { currentPassword: 'a wrong one' })).status).toBe(400);
  expect((await postAs(own.headers, '/second-factor/start', { currentPassword: staffPassword })).status).toBe(409);
  expect((await postAs(own.headers, '/second-factor/off', { currentPassword: staffPassword })).status).toBe(200);
  expect((await logInByRest(member.email)).status).toBe(200);
  expect(await rowsOf('recovery-codes', member.id)).toHaveLength(0);
});

test('a new password by mail does not log in, and the code is asked for as before', async () => {
  const { member, headers, secret } = await makeEnrolled('editor');
  const token = await cms.forgotPassword({ collection: 'staff', data: { email: member.email }, disableEmail: true });
  const password = 'the-rain-is-near-2026';
  const reset = await callRest('/staff/reset-password', { method: 'POST', body: { token, password } });
  expect(reset.status).toBe(200);
  expect(reset.json().token).toBeUndefined();
  expect(reset.headers.getSetCookie().join()).not.toContain('payload-token=ey');
  expect(await sessionsOf(member.id)).toHaveLength(0);
  expect(await isLoggedIn(headers)).toBe(false);
  expect((await logInByRest(member.email, { password })).status).toBe(401);
  expect((await logInByRest(member.email, { password, code: codeOf(secret) })).status).toBe(200);
});

test('no other way gives a session without a code', async () => {
  const { member } = await makeEnrolled('editor');
  const data = { email: member.email, password: staffPassword };
  await expect(cms.login({ collection: 'staff', data })).rejects.toThrow('authenticator');
  expect((await postAs({}, '/first-register', { ...data, name: 'Intruder' })).status).toBe(403);
  expect((await postAs({}, '/refresh-token')).status).toBe(403);
  expect((await postAs({}, '/unlock', data)).status).toBe(403);
  expect((await callRest('/graphql', { method: 'POST', body: { query: '{ __typename }' } })).status).toBe(404);
});

test('an owner resets the second factor of a colleague with their own password, and both get a mail', async () => {
  const { member, headers } = await makeEnrolled('editor');
  const owner = await logInAs('owner');
  const body = { staff: member.id, currentPassword: staffPassword };
  expect((await postAs((await logInAs('editor')).headers, '/second-factor/reset', body)).status).toBe(403);
  const wrong = { ...body, currentPassword: 'a wrong one' };
  expect((await postAs(owner.headers, '/second-factor/reset', wrong)).status).toBe(400);
  expect((await postAs(owner.headers, '/second-factor/reset', body)).status).toBe(200);
  expect(await isLoggedIn(headers)).toBe(false);
  expect((await logInByRest(member.email)).status).toBe(200);
  const { docs } = await cms.find({ collection: 'mails', where: { subject: { contains: 'Second factor reset' } } });
  expect(docs.map(({ to }) => to).sort()).toEqual([member.email, owner.staff.email].sort());
  const [entry] = await findEntries(cms, { action: 'secondFactorReset', record: member.id });
  expect(entry?.actor).toBe(owner.staff.id);
});

test('turning on, off and new codes are recorded, without secrets', async () => {
  const { member, headers, secret, codes } = await makeEnrolled('editor');
  await postAs(headers, '/second-factor/recovery-codes', { currentPassword: staffPassword });
  await postAs(headers, '/second-factor/off', { currentPassword: staffPassword });
  const entries = await findEntries(cms, { record: member.id });
  const actions = entries.map(({ action }) => action);
  expect(actions).toEqual(expect.arrayContaining(['secondFactorOn', 'recoveryCodes', 'secondFactorOff']));
  const text = JSON.stringify(entries);
  for (const hidden of [secret, ...codes]) expect(text).not.toContain(hidden);
});

test('npm run owner rescues an owner who lost everything: factor and suspension go, and it is recorded', async () => {
  const { makeOwner } = await import('@/lib/cms/people/make-owner');
  const { member } = await makeEnrolled('owner');
  await cms.db.updateOne({ collection: 'staff', id: member.id, data: { suspended: true }, returning: false });
  const rescued = await makeOwner(cms, member.email);
  expect(rescued).toMatchObject({ isNew: false, hasLostSecondFactor: true });
  const { headers, status } = await logInByRest(member.email, { password: rescued.password });
  expect(status).toBe(200);
  // The one-time password cannot be entered again.
  expect((await postAs(headers, '/second-factor/start')).status).toBe(200);
  const [entry] = await findEntries(cms, { action: 'secondFactorReset', record: member.id });
  expect(entry?.actorName).toBe('npm run owner');
});
