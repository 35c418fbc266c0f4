import { beforeEach, expect, test, vi } from 'vitest';
import { findEntries } from '@/tests/support/audit-entries';
import { callRest, logInAs } from '@/tests/support/cms-rest';
import { openTestBackend } from '@/tests/support/database';
import { makeStaff, staffPassword } from '@/tests/support/factories';
import { enrol, isLoggedIn, logInByRest, makeEnrolled, postAs } from '@/tests/support/second-factor';
import { codeOf } from '@/tests/support/totp-code';

const { cms } = await openTestBackend();
cms.logger.level = 'silent';
vi.spyOn(console, 'info').mockImplementation(() => {});
vi.setConfig({ testTimeout: 120_000 });

const dayMs = 24 * 60 * 60 * 1000;
const mailsTo = async (to: string) =>
  (await cms.find({ collection: 'mails', where: { to: { equals: to } }, sort: 'createdAt', pagination: false })).docs;
const sessionsOf = async (id: string) =>
  (await cms.findByID({ collection: 'staff', id, showHiddenFields: true })).sessions ?? [];
const end = (headers: Record<string, string>, body: object = {}) =>
  postAs(headers, '/sessions/end', { ...body, currentPassword: staffPassword });
const requireFor = (...roles: ('owner' | 'editor' | 'enrolments')[]) =>
  cms.updateGlobal({ slug: 'staff-security', data: { requiredFor: roles }, overrideAccess: true });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Math.floor(Date.now() / 30_000) * 30_000 + 1000 });
});

async function trust(member: { email: string }, secret: string) {
  return logInByRest(member.email, { code: codeOf(secret), trustDevice: true });
}

test('a trusted browser is not asked for a code for thirty days', async () => {
  const { member, secret } = await makeEnrolled('editor');
  const { cookie, setCookies } = await trust(member, secret);
  expect(setCookies.find((one) => one.startsWith('staff-device'))).toMatch(/HttpOnly; SameSite=Strict/);
  const stored = await cms.find({ collection: 'staff-devices', where: { staff: { equals: member.id } } });
  expect(JSON.stringify(stored.docs)).not.toContain(cookie?.split('=')[1]);
  expect((await logInByRest(member.email, { cookie })).status).toBe(200);
  expect((await logInByRest(member.email)).status).toBe(401);
  vi.setSystemTime(Date.now() + 31 * dayMs);
  expect((await logInByRest(member.email, { cookie })).status).toBe(401);
});

test('a browser is trusted only with a code, and a token from before never becomes trusted', async () => {
  const member = await makeStaff('editor');
  const first = await logInByRest(member.email, { trustDevice: true });
  const { secret } = await enrol(first.headers);
  expect((await logInByRest(member.email, { cookie: first.cookie })).status).toBe(401);
  await logInByRest(member.email, { cookie: first.cookie, code: codeOf(secret), trustDevice: true });
  expect((await logInByRest(member.email, { cookie: first.cookie })).status).toBe(401);
});

test('the trust of one colleague is none for another, on the same computer', async () => {
  const [one, other] = [await makeEnrolled('editor'), await makeEnrolled('editor')];
  const { cookie = '' } = await trust(one.member, one.secret);
  const value = cookie.split('=')[1];
  const planted = `staff-device-${other.member.id.slice(0, 8)}=${value}`;
  expect((await logInByRest(other.member.email, { cookie: `${cookie}; ${planted}` })).status).toBe(401);
});

test('a new password, a reset by an owner and the colleague themselves end the trust', async () => {
  const { member, headers, secret } = await makeEnrolled('editor');
  const { cookie } = await trust(member, secret);
  const { docs } = await cms.find({ collection: 'staff-devices', where: { trustedUntil: { exists: true } } });
  const own = docs.find(({ staff }) => staff === member.id);
  expect((await postAs(headers, '/devices/distrust', { device: own?.id })).status).toBe(200);
  expect((await logInByRest(member.email, { cookie })).status).toBe(401);
  expect(await findEntries(cms, { action: 'endTrust', record: member.id })).toHaveLength(1);

  vi.setSystemTime(Date.now() + 60_000);
  const again = await trust(member, secret);
  const password = 'the-rain-is-near-2026';
  const body = { password, currentPassword: staffPassword };
  expect((await callRest(`/staff/${member.id}`, { method: 'PATCH', headers, body })).status).toBe(200);
  expect((await logInByRest(member.email, { cookie: again.cookie, password })).status).toBe(401);
});

test('a reset password by mail ends the trust as well', async () => {
  const { member, secret } = await makeEnrolled('editor');
  const { cookie } = await trust(member, secret);
  const token = await cms.forgotPassword({ collection: 'staff', data: { email: member.email }, disableEmail: true });
  const password = 'the-rain-is-near-2026';
  await callRest('/staff/reset-password', { method: 'POST', body: { token, password } });
  expect((await logInByRest(member.email, { cookie, password })).status).toBe(401);
});

test('a login from a new browser is mailed once, in the language of the colleague', async () => {
  const { email } = await makeStaff('editor');
  const { cookie } = await logInByRest(email, { language: 'fr' });
  await logInByRest(email, { cookie, language: 'fr' });
  expect(await mailsTo(email)).toHaveLength(1);
  await logInByRest(email, { language: 'en' });
  const [, second] = await mailsTo(email);
  expect(second?.subject).toContain('Nouvelle connexion');
  expect(second?.text).toContain('Chrome · Android');
  expect(second?.text).toContain('heure de Yangon');
  expect(second?.text).toContain('/admin/forgot');
});

test('a colleague ends one session or all others, an owner those of a colleague', async () => {
  const { id, email } = await makeStaff('editor');
  const [own, second, third] = [await logInByRest(email), await logInByRest(email), await logInByRest(email)];
  const sessions = await sessionsOf(id);
  expect(sessions.map(({ device }) => device)).toEqual(Array(3).fill('Chrome · Android'));
  expect((await postAs(own.headers, '/sessions/end', { session: sessions[1]?.id })).status).toBe(400);
  expect((await end(own.headers, { session: sessions[1]?.id })).status).toBe(200);
  expect(await Promise.all([own, second, third].map(({ headers }) => isLoggedIn(headers)))).toEqual([
    true,
    false,
    true,
  ]);
  await end(own.headers);
  expect(await isLoggedIn(third.headers)).toBe(false);
  expect(await isLoggedIn(own.headers)).toBe(true);
  const stranger = await logInAs('editor');
  expect((await end(stranger.headers, { staff: id })).status).toBe(403);
  expect((await end((await logInAs('owner')).headers, { staff: id })).status).toBe(200);
  expect(await isLoggedIn(own.headers)).toBe(false);
  expect(await findEntries(cms, { action: 'endSession', record: id })).toHaveLength(3);
});

test('a session of somebody else cannot be ended by its id', async () => {
  const [one, other] = [await makeStaff('editor'), await makeStaff('editor')];
  const [mine, theirs] = [await logInByRest(one.email), await logInByRest(other.email)];
  const [session] = await sessionsOf(other.id);
  await end(mine.headers, { session: session?.id });
  expect(await isLoggedIn(theirs.headers)).toBe(true);
});

test('a session is refreshed for a week at most', async () => {
  const { email } = await makeStaff('editor');
  const { headers } = await logInByRest(email);
  expect((await postAs(headers, '/refresh-token')).status).toBe(200);
  const { sessions } = (
    await cms.find({ collection: 'staff', where: { email: { equals: email } }, showHiddenFields: true })
  ).docs[0] as { sessions: { id: string; createdAt: string }[] };
  const { databaseOf } = await import('@/lib/cms/tables');
  const { eq } = await import('drizzle-orm');
  const { drizzle, tables } = databaseOf(cms, 'staff-sessions');
  const table = tables['staff-sessions'];
  const old = new Date(Date.now() - 8 * dayMs).toISOString();
  await drizzle.update(table).set({ createdAt: old }).where(eq(table.id, sessions[0]?.id));
  expect((await postAs(headers, '/refresh-token')).status).toBe(403);
});

test('a role that needs a second factor reaches nothing before it is set up', async () => {
  const member = await makeStaff('editor');
  const early = await logInByRest(member.email);
  await requireFor('editor');
  const { headers } = await logInByRest(member.email);
  const { hasStaffSession } = await import('@/lib/backend/staff-session');
  for (const session of [early.headers, headers]) {
    expect(await hasStaffSession(new Headers(session))).toBe(false);
    for (const path of [
      '/courses',
      '/inquiries',
      '/staff',
      '/learners',
      '/payload-locked-documents',
      '/payload-preferences',
      '/globals/school',
      '/globals/staff-security',
    ]) {
      expect((await callRest(path, { headers: session })).status).toBe(403);
    }
    const change = { method: 'PATCH', headers: session, body: { name: 'Changed' } };
    expect((await callRest(`/staff/${member.id}`, change)).status).toBe(403);
    expect((await callRest('/access', { headers: session })).json().canAccessAdmin).toBeUndefined();
  }
  await enrol(headers);
  expect((await callRest('/courses', { headers })).status).toBe(200);
  expect(await hasStaffSession(new Headers(headers))).toBe(true);
  expect((await postAs(headers, '/second-factor/off', { currentPassword: staffPassword })).status).toBe(200);
  expect((await callRest('/courses', { headers })).status).toBe(403);
  await requireFor();
  expect((await callRest('/courses', { headers })).status).toBe(200);
});

test('only owners see and change for whom a second factor is required', async () => {
  const [owner, editor] = [await logInAs('owner'), await logInAs('editor')];
  const change = (headers: Record<string, string>) =>
    callRest('/globals/staff-security', { method: 'POST', headers, body: { requiredFor: ['enrolments'] } });
  expect((await change(editor.headers)).status).toBe(403);
  expect((await callRest('/globals/staff-security', { headers: editor.headers })).status).toBe(403);
  expect((await change(owner.headers)).status).toBe(200);
  const [entry] = await findEntries(cms, { subject: 'staff-security' });
  expect(entry?.changes[0]).toMatchObject({ path: 'requiredFor', after: ['enrolments'] });
  await requireFor();
});
