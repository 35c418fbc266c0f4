import { describe, expect, test, vi } from 'vitest';
import { callRest, logInAs } from '@/tests/support/cms-rest';
import { openTestBackend } from '@/tests/support/database';
import { learnerToken, makeLearner, makeStaff, staffPassword } from '@/tests/support/factories';

const { cms } = await openTestBackend();
cms.logger.level = 'silent';
vi.spyOn(console, 'info').mockImplementation(() => {});

describe('staff accounts cannot be taken over', () => {
  const claim = { email: 'intruder@example.com', password: 'long-enough-password', name: 'Intruder', roles: ['owner'] };

  test('neither the first user nor any other can be registered through the API', async () => {
    expect((await callRest('/staff/first-register', { method: 'POST', body: claim })).status).toBe(403);
    expect((await callRest('/staff', { method: 'POST', body: claim })).status).toBe(403);
    const { totalDocs } = await cms.count({
      collection: 'staff',
      where: { email: { equals: claim.email } },
      overrideAccess: true,
    });
    expect(totalDocs).toBe(0);
  });

  test('an editor can neither create staff nor become an owner', async () => {
    const { staff, headers } = await logInAs('editor');
    expect((await callRest('/staff', { method: 'POST', headers, body: claim })).status).toBe(403);
    await callRest(`/staff/${staff.id}`, {
      method: 'PATCH',
      headers,
      body: { roles: ['owner'], name: 'Still an editor' },
    });
    const after = await cms.findByID({ collection: 'staff', id: staff.id, overrideAccess: true });
    expect(after).toMatchObject({ roles: ['editor'], name: 'Still an editor' });
  });

  test('an editor cannot change a colleague', async () => {
    const { headers } = await logInAs('editor');
    const colleague = await makeStaff('enrolments');
    const change = { method: 'PATCH', headers, body: { password: 'taken-over-2026', email: 'mine@example.com' } };
    expect((await callRest(`/staff/${colleague.id}`, change)).status).toBe(403);
  });

  test('an owner cannot delete the account they are using', async () => {
    const { staff, headers } = await logInAs('owner');
    expect((await callRest(`/staff/${staff.id}`, { method: 'DELETE', headers })).status).toBe(403);
    const colleague = await makeStaff('editor');
    const both = `where[id][in]=${staff.id},${colleague.id}`;
    const { docs } = (await callRest(`/staff?${both}`, { method: 'DELETE', headers })).json();
    expect(docs.map(({ id }: { id: string }) => id)).toEqual([colleague.id]);
    const { totalDocs } = await cms.count({ collection: 'staff', where: { id: { equals: staff.id } } });
    expect(totalDocs).toBe(1);
  });

  test('no member of staff has a password of fewer than ten characters, however it is set', async () => {
    const { staff, headers } = await logInAs('owner');
    const short = 'nine-char';
    const made = await callRest('/staff', { method: 'POST', headers, body: { ...claim, password: short } });
    const changed = await callRest(`/staff/${staff.id}`, {
      method: 'PATCH',
      headers,
      body: { password: short, currentPassword: staffPassword },
    });
    const token = await cms.forgotPassword({ collection: 'staff', data: { email: staff.email }, disableEmail: true });
    const reset = await callRest('/staff/reset-password', { method: 'POST', body: { token, password: short } });
    for (const { status, text } of [made, changed, reset]) {
      expect(status).toBe(400);
      expect(text).toContain('This value must be longer than the minimum length of 10 characters.');
    }
    const renamed = { name: 'Renamed', password: '' };
    expect((await callRest(`/staff/${staff.id}`, { method: 'PATCH', headers, body: renamed })).status).toBe(200);
    const better = await callRest('/staff/reset-password', {
      method: 'POST',
      body: { token, password: 'ten-chars!' },
    });
    expect(better.status).toBe(200);
  });

  test('a forgotten password gets the same response for everybody, without a token', async () => {
    const colleague = await makeStaff('editor');
    const requestReset = (email: string) => callRest('/staff/forgot-password', { method: 'POST', body: { email } });
    const [known, stranger] = [await requestReset(colleague.email), await requestReset('nobody@example.com')];
    expect([known.status, known.text]).toEqual([stranger.status, stranger.text]);
    const { resetPasswordToken } = await cms.findByID({
      collection: 'staff',
      id: colleague.id,
      overrideAccess: true,
      showHiddenFields: true,
    });
    expect(resetPasswordToken).toBeTruthy();
    expect(known.text).not.toContain(resetPasswordToken);
  });

  test('a wrong password and an unknown email get the same response', async () => {
    const colleague = await makeStaff('editor');
    const login = (email: string) =>
      callRest('/staff/login', { method: 'POST', body: { email, password: 'not-the-password' } });
    const [known, stranger] = [await login(colleague.email), await login('nobody@example.com')];
    expect(known.status).toBe(401);
    expect([known.status, known.text]).toEqual([stranger.status, stranger.text]);
  });

  test('five wrong passwords lock the account, for the right one too', async () => {
    const colleague = await makeStaff('editor');
    const login = (password: string) =>
      callRest('/staff/login', { method: 'POST', body: { email: colleague.email, password } });
    for (let tries = 0; tries < 5; tries++) await login('not-the-password');
    expect((await login(staffPassword)).status).toBe(401);
  });
});

test('email verification of staff responds 404', async () => {
  expect((await callRest('/staff/verify/x', { method: 'POST' })).status).toBe(404);
});

test('the staff cookie is accepted from this site only, also without SITE_URL', async () => {
  const { hasStaffSession } = await import('@/lib/backend/staff-session');
  const { headers } = await logInAs('editor');
  const cookie = `payload-token=${headers.authorization.replace('JWT ', '')}`;
  const isStaff = (sent: Record<string, string>) => hasStaffSession(new Headers(sent));
  expect(await isStaff({ cookie, origin: 'http://localhost:3000' })).toBe(true);
  expect(await isStaff({ cookie, origin: 'http://127.0.0.1:3000' })).toBe(true);
  expect(await isStaff({ cookie, 'sec-fetch-site': 'same-origin' })).toBe(true);
  expect(await isStaff({ cookie, origin: 'https://evil.example' })).toBe(false);
  expect(await isStaff({ cookie, origin: 'http://localhost:3001' })).toBe(false);
  expect(await isStaff({ cookie, 'sec-fetch-site': 'cross-site' })).toBe(false);
  expect(
    await isStaff({
      cookie: `payload-token=${await learnerToken(await makeLearner())}`,
      'sec-fetch-site': 'same-origin',
    }),
  ).toBe(false);
  expect(await isStaff({})).toBe(false);
});
