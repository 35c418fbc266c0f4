import { expect, test, vi } from 'vitest';
import { registerLearner } from '@/tests/support/learners';
import { newPassword, openPasswords, statusAndError, wrongOf } from '@/tests/support/password-resets';

const sendResetCode = vi.hoisted(() => vi.fn());
vi.mock('@/lib/mail/reset-code', async (original) => {
  const real = await original<typeof import('@/lib/mail/reset-code')>();
  return { sendResetCode: sendResetCode.mockImplementation(real.sendResetCode) };
});

const { cms, request, login, reset, requestCode, requestCodeAgain, codeOf, lastCode } =
  await openPasswords(sendResetCode);

test('a password reset by code sets a new password and ends every session', async () => {
  const learner = await registerLearner(request);
  const { otp, message } = await requestCode(learner.email);
  expect(message).toBe('If there is an account with this email, we have sent a link and a 4-digit code to it.');
  expect(otp.length).toBeGreaterThanOrEqual(43);
  const code = await codeOf(learner.email);
  expect(otp).not.toContain(code);

  const response = await reset(otp, code);
  expect(await response.json()).toEqual({ data: 'Password updated successfully' });
  expect((await request('/auth/me', { headers: learner.bearer })).status).toBe(401);
  expect((await login(learner.email, learner.password)).status).toBe(401);
  expect((await login(learner.email, newPassword)).status).toBe(200);
});

test('token and code are stored as hashes', async () => {
  const learner = await registerLearner(request);
  const { otp } = await requestCode(learner.email);
  const code = await codeOf(learner.email);
  const { docs } = await cms.find({ collection: 'password-resets', where: { email: { equals: learner.email } } });
  expect(docs).toHaveLength(1);
  expect(JSON.stringify(docs[0])).not.toContain(otp);
  expect(docs[0]?.codeHash).toMatch(/^[0-9a-f]{64}$/);
  expect(docs[0]?.codeHash).not.toContain(code);
});

test('an unknown email gets the same response, with a token of the same form, and no mail', async () => {
  const learner = await registerLearner(request);
  const known = await requestCode(learner.email);
  const unknown = await requestCode('nobody.at.all@example.com');
  expect(unknown.message).toBe(known.message);
  expect(unknown.otp).toHaveLength(known.otp.length);
  const guess = await statusAndError(await reset(unknown.otp, '0000'));
  expect(guess).toEqual(await statusAndError(await reset(known.otp, wrongOf(await codeOf(learner.email)))));
  const { totalDocs } = await cms.count({
    collection: 'password-resets',
    where: { email: { equals: 'nobody.at.all@example.com' } },
  });
  expect(totalDocs).toBe(1);
});

test('five wrong codes void the token, also if they are concurrent', async () => {
  const learner = await registerLearner(request);
  const { otp } = await requestCode(learner.email);
  const code = await codeOf(learner.email);
  const guesses = await Promise.all(Array.from({ length: 20 }, () => reset(otp, wrongOf(code))));
  expect(guesses.every(({ status }) => status === 400)).toBe(true);
  const { docs } = await cms.find({ collection: 'password-resets', where: { email: { equals: learner.email } } });
  expect(docs[0]?.tries).toBe(5);
  expect((await reset(otp, code)).status).toBe(400);
});

test('a code is only valid with its token', async () => {
  const [one, two] = [await registerLearner(request), await registerLearner(request)];
  const [first, second] = [await requestCode(one.email), await requestCode(two.email)];
  const codeOne = await codeOf(one.email);
  // Codes are equal once in ten thousand runs: then request another one.
  const other = lastCode() === codeOne ? await requestCodeAgain(two.email) : second;
  expect((await reset(other.otp, codeOne)).status).toBe(400);
  expect((await reset('a-token-that-nobody-made', codeOne)).status).toBe(400);
  expect((await reset(first.otp, codeOne)).status).toBe(200);
});

test('the hash of a code is not valid for another token or account', async () => {
  const [one, two] = [await registerLearner(request), await registerLearner(request)];
  const first = await requestCode(one.email);
  const codeOne = await codeOf(one.email);
  const stolen = async (email: string) =>
    (await cms.find({ collection: 'password-resets', where: { email: { equals: email } }, sort: '-createdAt' }))
      .docs[0];
  const { codeHash, tokenHash } = (await stolen(one.email)) ?? {};
  // Who can write into the database still cannot move a known code to a later token of the account …
  const later = await requestCodeAgain(one.email);
  await cms.update({
    collection: 'password-resets',
    where: { and: [{ email: { equals: one.email } }, { codeHash: { not_equals: codeHash } }] },
    data: { codeHash },
  });
  expect((await reset(later.otp, codeOne)).status).toBe(400);
  // … nor to another account …
  const second = await requestCode(two.email);
  await cms.update({ collection: 'password-resets', where: { email: { equals: two.email } }, data: { codeHash } });
  expect((await reset(second.otp, codeOne)).status).toBe(400);
  // … nor a whole token.
  await cms.delete({ collection: 'password-resets', where: { email: { equals: one.email } } });
  await cms.update({
    collection: 'password-resets',
    where: { email: { equals: two.email } },
    data: { codeHash, tokenHash },
  });
  expect((await reset(first.otp, codeOne)).status).toBe(400);
});

test('a code is valid once and for ten minutes', async () => {
  const learner = await registerLearner(request);
  const { otp } = await requestCode(learner.email);
  const code = await codeOf(learner.email);
  const twice = await Promise.all([reset(otp, code), reset(otp, code, 'une-autre-brioche')]);
  expect(twice.map(({ status }) => status).sort()).toEqual([200, 400]);

  const late = await registerLearner(request);
  const lateReset = await requestCode(late.email);
  await cms.update({
    collection: 'password-resets',
    where: { email: { equals: late.email } },
    data: { expiresAt: new Date(Date.now() - 1000).toISOString() },
  });
  expect((await reset(lateReset.otp, await codeOf(late.email))).status).toBe(400);
});

test('a refused new password leaves the code valid', async () => {
  const learner = await registerLearner(request);
  const { otp } = await requestCode(learner.email);
  const code = await codeOf(learner.email);
  expect((await reset(otp, code, 'qwerty123456'.slice(0, 6))).status).toBe(400);
  expect(await statusAndError(await reset(otp, code, 'sumyatnoe'))).toEqual([
    400,
    'Please choose a password without your name or email.',
  ]);
  expect((await reset(otp, code)).status).toBe(200);
});

test('a new password voids earlier codes', async () => {
  const learner = await registerLearner(request);
  const first = await requestCode(learner.email);
  const code = await codeOf(learner.email);
  const second = await requestCodeAgain(learner.email);
  await expect.poll(() => codeOf(learner.email)).not.toBe(code);
  expect((await reset(second.otp, await codeOf(learner.email))).status).toBe(200);
  expect((await reset(first.otp, code, 'une-autre-brioche')).status).toBe(400);
});

test('a reset unlocks the account', async () => {
  const learner = await registerLearner(request);
  for (let tries = 0; tries < 5; tries++) await login(learner.email, 'wrong');
  const { otp } = await requestCode(learner.email);
  await reset(otp, await codeOf(learner.email));
  expect((await login(learner.email, newPassword)).status).toBe(200);
});

test('the mail states ten minutes, and the code is deleted after them', async () => {
  const { email } = await registerLearner(request);
  await requestCode(email);
  const { docs } = await cms.find({ collection: 'password-resets', where: { email: { equals: email } } });
  const minutes = (Date.parse(docs[0]?.expiresAt ?? '') - Date.now()) / 60_000;
  expect(minutes).toBeGreaterThan(9);
  expect(minutes).toBeLessThanOrEqual(10);
});

test('tokens and codes are random: independent of email and time, in every digit', async () => {
  const { email } = await registerLearner(request);
  sendResetCode.mockClear();
  vi.useFakeTimers({ toFake: ['Date'] });
  const tokens = new Set<string>();
  for (let count = 0; count < 20; count++) tokens.add((await requestCodeAgain(email)).otp);
  vi.useRealTimers();
  expect(tokens.size).toBe(20);
  const codes: string[] = sendResetCode.mock.calls.map(([{ code }]) => code.digits);
  expect(codes).toHaveLength(20);
  for (const place of [0, 1, 2, 3]) expect(new Set(codes.map((code) => code[place])).size).toBeGreaterThan(3);
});

test('the hash of a code is keyed: it cannot be reversed from the database alone', async () => {
  const { env } = await import('@/lib/env');
  const { email } = await registerLearner(request);
  const { otp } = await requestCode(email);
  const code = await codeOf(email);
  const settings = env();
  const own = settings.SESSION_SECRET;
  settings.SESSION_SECRET = 'another-secret-that-is-as-long-as-ours-is';
  const elsewhere = await reset(otp, code);
  settings.SESSION_SECRET = own;
  expect(elsewhere.status).toBe(400);
  expect((await reset(otp, code)).status).toBe(200);
});

test('the response does not wait for the mail, whose time would reveal who is registered', async () => {
  const { email } = await registerLearner(request);
  sendResetCode.mockImplementationOnce(() => new Promise(() => undefined));
  expect((await requestCode(email)).message).toContain('If there is an account');
}, 15_000);
