import { SignJWT } from 'jose';
import { expect, onTestFinished, test, vi } from 'vitest';
import { fromIp } from '@/tests/support/client-ip.mjs';
import { openTestBackend } from '@/tests/support/database';
import { registerLearner, registrationInput } from '@/tests/support/learners';
import { jsonSender } from '@/tests/support/post';

const { cms, request, read } = await openTestBackend();
const send = jsonSender(request);

test('with https the cookie is Secure', async () => {
  const { backend } = await import('@/lib/backend/app');
  const post = (path: string, body: object) =>
    backend.request(`https://school.example/api${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    });
  expect((await post('/auth/register', registrationInput())).headers.get('set-cookie')).toMatch(
    /; SameSite=Lax; Secure$/,
  );
  expect((await post('/auth/logout', {})).headers.get('set-cookie')).toMatch(/; Secure$/);
});

test('a learner logs in with any spelling of the email, by Bearer or raw token', async () => {
  const learner = await registerLearner(request);
  const response = await send('/auth/login', { email: learner.email.toUpperCase(), password: learner.password });
  expect(response.status).toBe(200);
  const { data: token } = (await response.json()) as { data: string };
  expect(await read('/auth/me', { headers: { authorization: `Bearer ${token}` } })).toMatchObject({ _id: learner.id });
});

test('forged and expired tokens, and those of another issuer, are refused', async () => {
  const learner = await registerLearner(request);
  const [head, body, signature] = learner.token.split('.');
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const claims = JSON.parse(Buffer.from(body ?? '', 'base64url').toString());
  const secret = new TextEncoder().encode(process.env.SESSION_SECRET);
  const signed = (alg: string, key = secret, changes: object = {}) =>
    new SignJWT({ ...claims, ...changes }).setProtectedHeader({ alg }).sign(key);
  const forged = [
    `${encode({ alg: 'none', typ: 'JWT' })}.${body}.`,
    `${head}.${encode({ ...claims, _id: '00000000-0000-4000-8000-000000000000' })}.${signature}`,
    await signed('HS512'),
    await signed('HS256', new TextEncoder().encode('another secret of at least 32 characters')),
    await signed('HS256', new TextEncoder().encode(process.env.PAYLOAD_SECRET)),
    await signed('HS256', secret, { aud: 'staff' }),
    await signed('HS256', secret, { iss: 'elsewhere' }),
    await signed('HS256', secret, { exp: Math.floor(Date.now() / 1000) - 1 }),
    await signed('HS256', secret, { jti: '00000000-0000-4000-8000-000000000000' }),
    'not a token',
  ];
  for (const token of forged) {
    for (const path of ['/auth/me', '/auth/my-data', `/auth/payment/${learner.id}`]) {
      expect((await request(path, { headers: { authorization: `Bearer ${token}` } })).status, token).toBe(401);
    }
  }
});

test('a token with the session of another learner is refused', async () => {
  const [one, two] = [await registerLearner(request), await registerLearner(request)];
  const claims = JSON.parse(Buffer.from(one.token.split('.')[1] ?? '', 'base64url').toString());
  const token = await new SignJWT({ ...claims, _id: two.id })
    .setProtectedHeader({ alg: 'HS256' })
    .sign(new TextEncoder().encode(process.env.SESSION_SECRET));
  expect((await request('/auth/me', { headers: { authorization: token } })).status).toBe(401);
});

test('a session expired on the server is refused, whatever its token states', async () => {
  const learner = await registerLearner(request);
  await cms.update({
    collection: 'sessions',
    where: { learner: { equals: learner.id } },
    data: { expiresAt: new Date(Date.now() - 1000).toISOString() },
  });
  expect((await request('/auth/me', { headers: learner.bearer })).status).toBe(401);
});

test('logout ends the session on the server and clears the cookie', async () => {
  const learner = await registerLearner(request);
  const response = await send('/auth/logout', {}, learner.bearer);
  expect(response.headers.get('set-cookie')).toMatch(/^learner_session=; Path=\/; Max-Age=0/);
  expect((await request('/auth/me', { headers: learner.bearer })).status).toBe(401);
  expect((await request('/auth/session', { method: 'POST', headers: learner.bearer })).status).toBe(401);
});

test('logout on a page of the site ends the sessions of the token and of the cookie', async () => {
  const [stored, later] = [await registerLearner(request), await registerLearner(request)];
  const cookie = `learner_session=${later.token}`;
  const statusOf = async ({ bearer }: typeof stored) => (await request('/auth/me', { headers: bearer })).status;
  await send('/auth/logout', {}, { ...stored.bearer, cookie, 'sec-fetch-site': 'cross-site' });
  expect([await statusOf(stored), await statusOf(later)]).toEqual([401, 200]);
  await send('/auth/logout', {}, { ...stored.bearer, cookie, 'sec-fetch-site': 'same-origin' });
  expect(await statusOf(later)).toBe(401);
});

test('reading is limited by client, but not for the site’s own pages', async () => {
  const { consumeRateLimit } = await import('@/lib/backend/rate-limits');
  const client = fromIp();
  expect((await request('/about/questions', { headers: client })).status).toBe(200);
  await consumeRateLimit('reading', client['x-connection-ip'], 1199);
  const refused = await request('/about/questions', { headers: client });
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await request('/about/questions')).status).toBe(200);
});

test('logout without a session is confirmed; one that cannot end the session is not', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  onTestFinished(() => void vi.restoreAllMocks());
  const learner = await registerLearner(request);
  const logOut = async () => {
    const response = await send('/auth/logout', {}, learner.bearer);
    return [response.status, response.headers.has('set-cookie')];
  };
  const deletion = vi.spyOn(cms.db as unknown as { deleteWhere: () => Promise<void> }, 'deleteWhere');
  deletion.mockRejectedValueOnce(new Error('The disk is read-only'));
  expect(await logOut()).toEqual([500, false]);
  expect((await request('/auth/me', { headers: learner.bearer })).status).toBe(200);
  expect(await logOut()).toEqual([200, true]);
  expect((await request('/auth/me', { headers: learner.bearer })).status).toBe(401);
  expect(await logOut()).toEqual([200, true]);
});

test('the cookie is accepted only for reading and logout, and only from pages of the site', async () => {
  const learner = await registerLearner(request);
  const cookie = `other=1; learner_session=${learner.token}`;
  const statusOf = async (path: string, headers: Record<string, string>, method = 'GET') =>
    (await request(path, { method, headers: { cookie, host: 'school.example', ...headers } })).status;
  const own = { 'sec-fetch-site': 'same-origin' };

  expect(await statusOf('/auth/me', own)).toBe(200);
  expect(await statusOf('/auth/me', { origin: 'http://school.example' })).toBe(200);
  expect(await statusOf(`/auth/payment/${learner.id}`, own)).toBe(200);
  const crossSite: Record<string, string>[] = [
    {},
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'none' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' },
  ];
  for (const from of crossSite) {
    expect(await statusOf('/auth/me', from), JSON.stringify(from)).toBe(401);
    expect(await statusOf(`/auth/payment/${learner.id}`, from)).toBe(401);
    await statusOf('/auth/logout', from, 'POST');
  }
  expect(await statusOf('/auth/my-data', own)).toBe(401);
  expect(await statusOf('/auth/session', own, 'POST')).toBe(401);
  const write = (path: string, body: unknown, method = 'POST') => send(path, body, { cookie, ...own }, method);
  const change = { old_password: learner.password, password: 'une-autre-phrase', confirm_password: 'une-autre-phrase' };
  expect((await write('/auth/change-password', change)).status).toBe(401);
  expect((await write('/auth/me', { password: learner.password }, 'DELETE')).status).toBe(401);
  expect(await statusOf('/auth/me', own)).toBe(200);
  expect(await statusOf('/auth/logout', own, 'POST')).toBe(200);
  expect(await statusOf('/auth/me', own)).toBe(401);
});

test('a valid token without a cookie sets the cookie', async () => {
  const learner = await registerLearner(request);
  const response = await request('/auth/session', { method: 'POST', headers: learner.bearer });
  expect(response.headers.get('set-cookie')).toContain(`learner_session=${learner.token}; Path=/; Max-Age=`);
  expect(await response.json()).toMatchObject({ data: { email: learner.email, _id: learner.id } });
});

test('deleting an account as staff ends its sessions', async () => {
  const learner = await registerLearner(request);
  await cms.delete({ collection: 'learners', id: learner.id });
  expect((await request('/auth/me', { headers: learner.bearer })).status).toBe(401);
});

test.each([
  ['registrations', 'POST /auth/register', 20, 60],
  ['reset codes', 'POST /auth/forgot_password', 20, 60],
  ['logins', 'POST /auth/login', 30, 10],
  ['tries of a code', 'POST /auth/reset_password/a-token-that-nobody-made', 30, 10],
  ['tries of an old password', 'POST /auth/change-password', 30, 10],
  ['deletions', 'DELETE /auth/me', 30, 10],
])('a client IP has a limit of %s, counted before anything else', async (_, call, most, minutes) => {
  const [method, path = ''] = call.split(' ');
  const client = fromIp();
  for (let count = 0; count < most; count++) expect((await send(path, {}, client, method)).status).not.toBe(429);
  const refused = await send(path, {}, client, method);
  expect(refused.status).toBe(429);
  const seconds = Number(refused.headers.get('retry-after'));
  expect(seconds).toBeGreaterThan((minutes - 2) * 60);
  expect(seconds).toBeLessThanOrEqual(minutes * 60);
});

test('a session is stored for a day', async () => {
  const learner = await registerLearner(request);
  const { docs } = await cms.find({ collection: 'sessions', where: { learner: { equals: learner.id } } });
  expect(docs).toHaveLength(1);
  const hours = (Date.parse(docs[0]?.expiresAt ?? '') - Date.now()) / 3_600_000;
  expect(hours).toBeGreaterThan(23.9);
  expect(hours).toBeLessThanOrEqual(24);
});

test('another site cannot clear the cookie', async () => {
  const { token } = await registerLearner(request);
  const crossSite: Record<string, string>[] = [
    {},
    { 'sec-fetch-site': 'cross-site' },
    { origin: 'https://evil.example' },
  ];
  for (const from of crossSite) {
    const headers = { host: 'school.example', cookie: `learner_session=${token}`, ...from };
    const response = await request('/auth/logout', { method: 'POST', headers });
    expect(response.headers.get('set-cookie'), JSON.stringify(from)).toBeNull();
  }
});
