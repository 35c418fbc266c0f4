import { expect, test } from 'vitest';
import { openTestBackend } from '@/tests/support/database';
import { registerLearner, registrationInput } from '@/tests/support/learners';
import { jsonSender } from '@/tests/support/post';

const { cms, request, read } = await openTestBackend();
const send = jsonSender(request);
const failure = async (response: Response) => [response.status, ((await response.json()) as { error: string }).error];

test('a visitor registers, and the token says who they are', async () => {
  const typed = registrationInput({ phoneNumber: '9250000117' });
  const response = await send('/auth/register', typed);
  expect(response.status).toBe(200);
  const cookie = response.headers.get('set-cookie') ?? '';
  expect(cookie).toMatch(/^learner_session=[^;]+; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax/);
  const { data: token } = (await response.json()) as { data: string };
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  expect(claims).toMatchObject({ name: typed.name, email: typed.email, phoneNumber: '09250000117' });
  expect(claims.exp - claims.iat).toBeLessThanOrEqual(24 * 60 * 60);
  expect(await read('/auth/me', { headers: { authorization: token } })).toMatchObject({ _id: claims._id });
});

test('an invalid registration is refused with the messages of the form', async () => {
  const wrong = async (changes: object) => failure(await send('/auth/register', registrationInput({ ...changes })));
  expect(await wrong({ name: ' ' })).toEqual([400, 'Name is required']);
  expect(await wrong({ email: 'su@school' })).toEqual([400, 'Invalid Email Address']);
  expect(await wrong({ phoneNumber: '' })).toEqual([400, 'Phone Number is required']);
  expect(await wrong({ password: 'abc', confirm_password: 'abc' })).toEqual([400, 'At least 6 characters']);
  expect(await wrong({ confirm_password: 'other-one' })).toEqual([400, 'Passwords must match']);
});

test('an email can be registered once, also concurrently', async () => {
  const typed = registrationInput();
  const responses = await Promise.all(
    ['', '', '', ''].map(() => send('/auth/register', { ...typed, email: typed.email.toUpperCase() })),
  );
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  const { totalDocs } = await cms.count({ collection: 'learners', where: { email: { equals: typed.email } } });
  expect(totalDocs).toBe(1);
});

test('a registration cannot set role, id or lock', async () => {
  const learner = await registerLearner(request, {
    role: 'admin',
    _id: '00000000-0000-4000-8000-000000000000',
    id: '00000000-0000-4000-8000-000000000000',
    failures: -1000,
    roles: ['owner'],
  });
  expect(learner.id).not.toBe('00000000-0000-4000-8000-000000000000');
  const stored = await cms.findByID({ collection: 'learners', id: learner.id });
  expect(stored.failures).toBe(0);
  expect(await read('/auth/me', { headers: learner.bearer })).toMatchObject({ role: { name: 'learner' } });
});

test('a common, personal or overlong password is refused', async () => {
  const refused = async (password: string) =>
    failure(await send('/auth/register', registrationInput({ password, confirm_password: password })));
  for (const common of ['123456', 'Password1', 'QWERTY', 'mingalarpar', 'aaaaaaa', 'ababab', '၁၂၃၄၅၆', '456789']) {
    expect(await refused(common), common).toEqual([400, 'This password is too common. Please choose another one.']);
  }
  for (const own of ['SuMyatNoe', 'su.myat.noe', 'sumyatnoe2026!']) {
    expect(await refused(own), own).toEqual([400, 'Please choose a password without your name or email.']);
  }
  expect(await refused('x1!'.repeat(50))).toEqual([400, 'At most 128 characters']);
});

test('passwords are stored as salted argon2id hashes', async () => {
  const [one, two] = [await registerLearner(request), await registerLearner(request)];
  const hashes = await Promise.all(
    [one, two].map(async ({ id }) => (await cms.findByID({ collection: 'learners', id })).passwordHash),
  );
  expect(hashes[0]).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(hashes[0]).not.toBe(hashes[1]);
});

test('a registration stores only the fields of the form', async () => {
  const pastDate = '2001-01-01T00:00:00.000Z';
  const learner = await registerLearner(request, {
    failures: -1000,
    lockedUntil: pastDate,
    createdAt: pastDate,
    phone: '+33100000000',
    passwordHash: 'mine',
  });
  const stored = await cms.findByID({ collection: 'learners', id: learner.id });
  expect(stored).toMatchObject({ failures: 0, phone: '+959250000117' });
  expect(stored.lockedUntil ?? null).toBeNull();
  expect(stored.createdAt).not.toBe(pastDate);
  expect(stored.passwordHash).toMatch(/^\$argon2id\$/);
});

test('a password of 128 characters is accepted, one of 129 is not', async () => {
  const password = 'thé-à-la-menthe-'.repeat(9);
  const register = (password: string) =>
    send('/auth/register', registrationInput({ password, confirm_password: password }));
  expect(await failure(await register(password.slice(0, 129)))).toEqual([400, 'At most 128 characters']);
  expect((await register(password.slice(0, 128))).status).toBe(200);
});

test('each part of the name and the email counts as personal', async () => {
  const own = { name: 'Kyawswar Linnhtet', email: 'daw.hla.77@example.com' };
  for (const password of ['linnhtet99', 'dawhla2026!', 'Daw.Hla.77@example.com']) {
    const response = await send('/auth/register', registrationInput({ ...own, password, confirm_password: password }));
    expect(await failure(response), password).toEqual([400, 'Please choose a password without your name or email.']);
  }
});
