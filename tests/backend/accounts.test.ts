import { SignJWT } from 'jose';
import { expect, test } from 'vitest';
import { openTestBackend } from '@/tests/support/database';
import { person, registered } from '@/tests/support/learners';
import { sending } from '@/tests/support/post';

const { cms, request, read } = await openTestBackend();
const send = sending(request);
const failure = async (answer: Response) => [answer.status, ((await answer.json()) as { error: string }).error];

test('a visitor registers, and the token says who they are', async () => {
  const typed = person({ phoneNumber: '9250000117' });
  const answer = await send('/auth/register', typed);
  expect(answer.status).toBe(200);
  const cookie = answer.headers.get('set-cookie') ?? '';
  expect(cookie).toMatch(/^learner_session=[^;]+; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax/);
  const { data: token } = (await answer.json()) as { data: string };
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  expect(claims).toMatchObject({ name: typed.name, email: typed.email, phoneNumber: '09250000117' });
  expect(claims.exp - claims.iat).toBeLessThanOrEqual(24 * 60 * 60);
  expect(await read('/auth/me', { headers: { authorization: token } })).toMatchObject({ _id: claims._id });
});

test('over https the cookie travels nowhere else', async () => {
  const { backend } = await import('@/lib/backend/app');
  const ask = (path: string, body: object) =>
    backend.request(`https://school.example/api${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    });
  expect((await ask('/auth/register', person())).headers.get('set-cookie')).toMatch(/; SameSite=Lax; Secure$/);
  expect((await ask('/auth/logout', {})).headers.get('set-cookie')).toMatch(/; Secure$/);
});

test('a learner logs in with any spelling of the e-mail, by Bearer or raw token', async () => {
  const learner = await registered(request);
  const answer = await send('/auth/login', { email: learner.email.toUpperCase(), password: learner.password });
  expect(answer.status).toBe(200);
  const { data: token } = (await answer.json()) as { data: string };
  expect(await read('/auth/me', { headers: { authorization: `Bearer ${token}` } })).toMatchObject({ _id: learner.id });
});

test('what is wrong with a registration is said in the words of the form', async () => {
  const wrong = async (changes: object) => failure(await send('/auth/register', person({ ...changes })));
  expect(await wrong({ name: ' ' })).toEqual([400, 'Name is required']);
  expect(await wrong({ email: 'su@school' })).toEqual([400, 'Invalid Email Address']);
  expect(await wrong({ phoneNumber: '' })).toEqual([400, 'Phone Number is required']);
  expect(await wrong({ password: 'abc', confirm_password: 'abc' })).toEqual([400, 'At least 6 characters']);
  expect(await wrong({ confirm_password: 'other-one' })).toEqual([400, 'Passwords must match']);
});

test('nobody registers an e-mail twice, not even at the same moment', async () => {
  const typed = person();
  const answers = await Promise.all(
    ['', '', '', ''].map(() => send('/auth/register', { ...typed, email: typed.email.toUpperCase() })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  const { totalDocs } = await cms.count({ collection: 'learners', where: { email: { equals: typed.email } } });
  expect(totalDocs).toBe(1);
});

test('a registration cannot bring its own role, id or lock', async () => {
  const learner = await registered(request, {
    role: 'admin',
    _id: '00000000-0000-4000-8000-000000000000',
    id: '00000000-0000-4000-8000-000000000000',
    failures: -1000,
    roles: ['owner'],
  });
  expect(learner.id).not.toBe('00000000-0000-4000-8000-000000000000');
  const kept = await cms.findByID({ collection: 'learners', id: learner.id });
  expect(kept.failures).toBe(0);
  expect(await read('/auth/me', { headers: learner.bearer })).toMatchObject({ role: { name: 'learner' } });
});

test('a common, personal or endless password is refused', async () => {
  const refused = async (password: string) =>
    failure(await send('/auth/register', person({ password, confirm_password: password })));
  for (const common of ['123456', 'Password1', 'QWERTY', 'mingalarpar', 'aaaaaaa', 'ababab', '၁၂၃၄၅၆', '456789']) {
    expect(await refused(common), common).toEqual([400, 'This password is too common. Please choose another one.']);
  }
  for (const own of ['SuMyatNoe', 'su.myat.noe', 'sumyatnoe2026!']) {
    expect(await refused(own), own).toEqual([400, 'Please choose a password without your name or email.']);
  }
  expect(await refused('x1!'.repeat(50))).toEqual([400, 'At most 128 characters']);
});

test('passwords are kept as salted argon2id hashes', async () => {
  const [one, two] = [await registered(request), await registered(request)];
  const hashes = await Promise.all(
    [one, two].map(async ({ id }) => (await cms.findByID({ collection: 'learners', id })).passwordHash),
  );
  expect(hashes[0]).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(hashes[0]).not.toBe(hashes[1]);
});

test('tokens that are forged, foreign or expired open nothing', async () => {
  const learner = await registered(request);
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

test('a token of one learner with the session of another opens nothing', async () => {
  const [one, two] = [await registered(request), await registered(request)];
  const claims = JSON.parse(Buffer.from(one.token.split('.')[1] ?? '', 'base64url').toString());
  const token = await new SignJWT({ ...claims, _id: two.id })
    .setProtectedHeader({ alg: 'HS256' })
    .sign(new TextEncoder().encode(process.env.SESSION_SECRET));
  expect((await request('/auth/me', { headers: { authorization: token } })).status).toBe(401);
});

test('a session that has run out on the server is over, whatever its token says', async () => {
  const learner = await registered(request);
  await cms.update({
    collection: 'sessions',
    where: { learner: { equals: learner.id } },
    data: { expiresAt: new Date(Date.now() - 1000).toISOString() },
  });
  expect((await request('/auth/me', { headers: learner.bearer })).status).toBe(401);
});

test('logout ends the session on the server and takes the cookie away', async () => {
  const learner = await registered(request);
  const answer = await send('/auth/logout', {}, learner.bearer);
  expect(answer.headers.get('set-cookie')).toMatch(/^learner_session=; Path=\/; Max-Age=0/);
  expect((await request('/auth/me', { headers: learner.bearer })).status).toBe(401);
  expect((await request('/auth/session', { method: 'POST', headers: learner.bearer })).status).toBe(401);
});

test('the cookie counts for reading and logout alone, and only for pages of the site', async () => {
  const learner = await registered(request);
  const cookie = `other=1; learner_session=${learner.token}`;
  const ask = async (path: string, headers: Record<string, string>, method = 'GET') =>
    (await request(path, { method, headers: { cookie, host: 'school.example', ...headers } })).status;
  const own = { 'sec-fetch-site': 'same-origin' };

  expect(await ask('/auth/me', own)).toBe(200);
  expect(await ask('/auth/me', { origin: 'http://school.example' })).toBe(200);
  expect(await ask(`/auth/payment/${learner.id}`, own)).toBe(200);
  const foreign: Record<string, string>[] = [
    {},
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'none' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' },
  ];
  for (const from of foreign) {
    expect(await ask('/auth/me', from), JSON.stringify(from)).toBe(401);
    expect(await ask(`/auth/payment/${learner.id}`, from)).toBe(401);
    await ask('/auth/logout', from, 'POST');
  }
  expect(await ask('/auth/my-data', own)).toBe(401);
  expect(await ask('/auth/session', own, 'POST')).toBe(401);
  const write = (path: string, body: unknown, method = 'POST') => send(path, body, { cookie, ...own }, method);
  const change = { old_password: learner.password, password: 'une-autre-phrase', confirm_password: 'une-autre-phrase' };
  expect((await write('/auth/change-password', change)).status).toBe(401);
  expect((await write('/auth/me', { password: learner.password }, 'DELETE')).status).toBe(401);
  expect(await ask('/auth/me', own)).toBe(200);
  expect(await ask('/auth/logout', own, 'POST')).toBe(200);
  expect(await ask('/auth/me', own)).toBe(401);
});

test('a token without its cookie gets one', async () => {
  const learner = await registered(request);
  const answer = await request('/auth/session', { method: 'POST', headers: learner.bearer });
  expect(answer.headers.get('set-cookie')).toContain(`learner_session=${learner.token}; Path=/; Max-Age=`);
  expect(await answer.json()).toMatchObject({ data: { email: learner.email, _id: learner.id } });
});

test('a learner sees their own courses with state, reason and reference; nobody else does', async () => {
  const [owner, other] = [await registered(request), await registered(request)];
  const payment = (reference: string, state: 'Pending' | 'Accepted' | 'Rejected', reason?: string) =>
    cms.create({
      collection: 'payment-requests',
      data: {
        learner: owner.id,
        name: owner.name,
        email: owner.email,
        phone: '+959250000117',
        courseName: 'Le français en vidéo',
        price: 90000,
        reference,
        state,
        reason,
      },
    });
  await payment('PAY-1', 'Rejected', 'The amount is too low.');
  await payment('PAY-2', 'Accepted');
  const list = await read(`/auth/payment/${owner.id}`, { headers: owner.bearer });
  expect(list).toHaveLength(2);
  expect(list).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        reference: 'PAY-1',
        status: false,
        state: 'Rejected',
        reason: 'The amount is too low.',
        course: { name: 'Le français en vidéo', mainType: 'Video' },
      }),
      expect.objectContaining({ reference: 'PAY-2', status: true, state: 'Accepted' }),
    ]),
  );
  expect((await request(`/auth/payment/${owner.id}`)).status).toBe(401);
  expect((await request(`/auth/payment/${owner.id}`, { headers: other.bearer })).status).toBe(403);
  expect(await read(`/auth/payment/${other.id}`, { headers: other.bearer })).toEqual([]);
  expect((await request("/auth/payment/' OR 1=1 --", { headers: owner.bearer })).status).toBe(400);
});

test('an account made with another person’s e-mail shows nothing that person sent as a guest', async () => {
  const email = 'guest@example.com';
  await cms.create({
    collection: 'enrolments',
    data: {
      name: 'Guest',
      email,
      phone: '+959250000118',
      fbName: 'Guest',
      age: 20,
      courseType: 'Group',
      ruleStatus: true,
      courseName: 'Adult A1',
      price: 1,
      reference: 'ENR-1',
      state: 'Pending',
    },
  });
  const learner = await registered(request, { email });
  expect(await read(`/auth/payment/${learner.id}`, { headers: learner.bearer })).toEqual([]);
});

test('a learner takes their data along, without hashes and notes of staff', async () => {
  const learner = await registered(request);
  await cms.create({
    collection: 'payment-requests',
    data: {
      learner: learner.id,
      name: learner.name,
      email: learner.email,
      phone: '+959250000117',
      courseName: 'Le français en vidéo',
      price: 90000,
      reference: 'PAY-3',
      state: 'Pending',
      notes: 'called twice',
    },
  });
  const data = await read('/auth/my-data', { headers: learner.bearer });
  expect(data).toMatchObject({ account: { email: learner.email }, payments: [{ reference: 'PAY-3' }], sessions: [{}] });
  expect(JSON.stringify(data)).not.toMatch(/argon2|called twice/);
});

test('a learner deletes the account with the password; payments stay in the books', async () => {
  const learner = await registered(request);
  const payment = await cms.create({
    collection: 'payment-requests',
    data: {
      learner: learner.id,
      name: learner.name,
      email: learner.email,
      phone: '+959250000117',
      courseName: 'Le français en vidéo',
      price: 90000,
      reference: 'PAY-4',
      state: 'Accepted',
    },
  });
  const remove = (password: string) => send('/auth/me', { password }, learner.bearer, 'DELETE');
  expect(await failure(await remove('not this one'))).toEqual([400, 'The password is wrong.']);
  expect((await remove(learner.password)).status).toBe(200);
  expect((await request('/auth/me', { headers: learner.bearer })).status).toBe(401);
  expect((await send('/auth/login', { email: learner.email, password: learner.password })).status).toBe(401);
  expect((await cms.count({ collection: 'learners', where: { id: { equals: learner.id } } })).totalDocs).toBe(0);
  expect(await cms.findByID({ collection: 'payment-requests', id: payment.id })).toMatchObject({ learner: null });
  expect((await send('/auth/register', person({ email: learner.email }))).status).toBe(200);
});

test('a stolen token cannot try passwords for a deletion without end', async () => {
  const learner = await registered(request);
  const remove = (password: string) => send('/auth/me', { password }, learner.bearer, 'DELETE');
  for (let tries = 0; tries < 5; tries++) expect((await remove(`guess-${tries}`)).status).toBe(400);
  expect((await remove(learner.password)).status).toBe(400);
  expect((await cms.count({ collection: 'learners', where: { id: { equals: learner.id } } })).totalDocs).toBe(1);
});

test('an account that staff deleted has no session left', async () => {
  const learner = await registered(request);
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
])('an address has a limit of %s, counted before anything else', async (what, call, most, minutes) => {
  const [method, path = ''] = call.split(' ');
  const address = { 'x-connection-address': `a program after ${what}` };
  for (let asked = 0; asked < most; asked++) expect((await send(path, {}, address, method)).status).not.toBe(429);
  const refused = await send(path, {}, address, method);
  expect(refused.status).toBe(429);
  const seconds = Number(refused.headers.get('retry-after'));
  expect(seconds).toBeGreaterThan((minutes - 2) * 60);
  expect(seconds).toBeLessThanOrEqual(minutes * 60);
});

test('a registration brings nothing beyond the fields of the form', async () => {
  const elsewhen = '2001-01-01T00:00:00.000Z';
  const learner = await registered(request, {
    failures: -1000,
    lockedUntil: elsewhen,
    createdAt: elsewhen,
    phone: '+33100000000',
    passwordHash: 'mine',
  });
  const kept = await cms.findByID({ collection: 'learners', id: learner.id });
  expect(kept).toMatchObject({ failures: 0, phone: '+959250000117' });
  expect(kept.lockedUntil ?? null).toBeNull();
  expect(kept.createdAt).not.toBe(elsewhen);
  expect(kept.passwordHash).toMatch(/^\$argon2id\$/);
});

test('a session stands in the database for a day', async () => {
  const learner = await registered(request);
  const { docs } = await cms.find({ collection: 'sessions', where: { learner: { equals: learner.id } } });
  expect(docs).toHaveLength(1);
  const hours = (Date.parse(docs[0]?.expiresAt ?? '') - Date.now()) / 3_600_000;
  expect(hours).toBeGreaterThan(23.9);
  expect(hours).toBeLessThanOrEqual(24);
});

test('with a deleted account its sessions and its cookie go', async () => {
  const learner = await registered(request);
  const answer = await send('/auth/me', { password: learner.password }, learner.bearer, 'DELETE');
  expect(answer.headers.get('set-cookie')).toMatch(/^learner_session=; Path=\/; Max-Age=0/);
  const { totalDocs } = await cms.count({ collection: 'sessions', where: { learner: { equals: learner.id } } });
  expect(totalDocs).toBe(0);
});

test('a foreign page cannot take the cookie away', async () => {
  const { token } = await registered(request);
  const foreign: Record<string, string>[] = [
    {},
    { 'sec-fetch-site': 'cross-site' },
    { origin: 'https://evil.example' },
  ];
  for (const from of foreign) {
    const headers = { host: 'school.example', cookie: `learner_session=${token}`, ...from };
    const answer = await request('/auth/logout', { method: 'POST', headers });
    expect(answer.headers.get('set-cookie'), JSON.stringify(from)).toBeNull();
  }
});

test('a password of 128 characters is taken, one of 129 is not', async () => {
  const words = 'thé-à-la-menthe-'.repeat(9);
  const register = (password: string) => send('/auth/register', person({ password, confirm_password: password }));
  expect(await failure(await register(words.slice(0, 129)))).toEqual([400, 'At most 128 characters']);
  expect((await register(words.slice(0, 128))).status).toBe(200);
});

test('each part of the name and the e-mail is personal, whether or not the other says the same', async () => {
  const own = { name: 'Kyawswar Linnhtet', email: 'daw.hla.77@example.com' };
  for (const password of ['linnhtet99', 'dawhla2026!', 'Daw.Hla.77@example.com']) {
    const answer = await send('/auth/register', person({ ...own, password, confirm_password: password }));
    expect(await failure(answer), password).toEqual([400, 'Please choose a password without your name or email.']);
  }
});
