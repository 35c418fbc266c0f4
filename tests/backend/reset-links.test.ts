import { expect, test, vi } from 'vitest';
import { registerLearner } from '@/tests/support/learners';
import { openPasswords, statusAndError, wrongOf } from '@/tests/support/password-resets';

const sendResetCode = vi.hoisted(() => vi.fn());
vi.mock('@/lib/mail/reset-code', async (original) => {
  const real = await original<typeof import('@/lib/mail/reset-code')>();
  return { sendResetCode: sendResetCode.mockImplementation(real.sendResetCode) };
});

const { cms, request, login, reset, resetByLink, requestCode, requestCodeAgain, codeOf, lastCode, lastLink } =
  await openPasswords(sendResetCode);

test('the mailed link sets a new password once, in any browser, and ends every session', async () => {
  const learner = await registerLearner(request);
  const { otp } = await requestCode(learner.email);
  const code = await codeOf(learner.email);
  const link = lastLink();
  // 256 bits, and stored hashed.
  expect(Buffer.from(link, 'base64url')).toHaveLength(32);
  const { docs } = await cms.find({ collection: 'password-resets', where: { email: { equals: learner.email } } });
  expect(docs[0]?.linkHash).toMatch(/^[0-9a-f]{64}$/);
  expect(JSON.stringify(docs[0])).not.toContain(link);

  expect((await resetByLink(link, 'sumyatnoe')).status).toBe(400);
  const twice = await Promise.all([resetByLink(link), resetByLink(link, 'une-autre-brioche')]);
  expect(twice.map(({ status }) => status).sort()).toEqual([200, 400]);
  expect((await request('/auth/me', { headers: learner.bearer })).status).toBe(401);
  expect((await login(learner.email, learner.password)).status).toBe(401);
  expect((await reset(otp, code, 'encore-une-baguette')).status).toBe(400);
});

test('using the code voids the link; too many wrong codes do not', async () => {
  const learner = await registerLearner(request);
  const { otp } = await requestCode(learner.email);
  const [link, code] = [lastLink(), await codeOf(learner.email)];
  for (let tries = 0; tries < 5; tries++) await reset(otp, wrongOf(code));
  expect((await reset(otp, code)).status).toBe(400);
  expect((await resetByLink(link)).status).toBe(200);

  const again = await requestCodeAgain(learner.email);
  expect((await reset(again.otp, lastCode(), 'une-autre-brioche')).status).toBe(200);
  expect(await statusAndError(await resetByLink(lastLink()))).toEqual([
    400,
    'This link is no longer valid. Please ask for a new email with “Forget Password” on the login page.',
  ]);
});

test.each([
  [29, 200],
  [31, 400],
])('a link of %s minutes ago gives %s', async (minutes, status) => {
  const { email } = await registerLearner(request);
  await requestCode(email);
  const createdAt = new Date(Date.now() - minutes * 60_000).toISOString();
  await cms.update({ collection: 'password-resets', where: { email: { equals: email } }, data: { createdAt } });
  expect((await resetByLink(lastLink())).status).toBe(status);
});

test('an unknown link, a hash and the token of a code are refused as links', async () => {
  const learner = await registerLearner(request);
  const { otp } = await requestCode(learner.email);
  const { docs } = await cms.find({ collection: 'password-resets', where: { email: { equals: learner.email } } });
  for (const token of ['a-token-that-nobody-made', docs[0]?.linkHash ?? '', otp]) {
    expect((await resetByLink(token)).status).toBe(400);
  }
});
