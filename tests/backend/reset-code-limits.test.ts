import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { registerLearner } from '@/tests/support/learners';
import { newestMailTo } from '@/tests/support/outbox';
import { newPassword, openPasswords, statusAndError, wrongOf } from '@/tests/support/password-resets';

const sendResetCode = vi.hoisted(() => vi.fn());
vi.mock('@/lib/mail/reset-code', async (original) => {
  const real = await original<typeof import('@/lib/mail/reset-code')>();
  return { sendResetCode: sendResetCode.mockImplementation(real.sendResetCode) };
});

const {
  cms,
  request,
  send,
  login,
  reset,
  resetByLink,
  requestCode,
  requestCodeAgain,
  codeOf,
  lastCode,
  lastLink,
  enterWrongCodes,
} = await openPasswords(sendResetCode);

test.each([
  [19, 200],
  [20, 400],
])('after %s wrong codes, however many tokens and days they took, the right one gives %s', async (count, status) => {
  const learner = await registerLearner(request);
  await enterWrongCodes(learner.email, count - 1);
  const { otp } = await requestCodeAgain(learner.email);
  const code = lastCode();
  expect((await reset(otp, wrongOf(code))).status).toBe(400);
  expect((await cms.findByID({ collection: 'learners', id: learner.id })).codeFailures).toBe(count);
  expect((await reset(otp, code)).status).toBe(status);
});

test('after too many codes the mail has only a link, and resetting by link allows codes again', async () => {
  const learner = await registerLearner(request);
  await cms.update({ collection: 'learners', id: learner.id, data: { codeFailures: 20 } });
  const { message } = await requestCode(learner.email);
  expect(message).toContain('If there is an account');
  expect(lastCode()).toBeUndefined();
  await expect.poll(() => newestMailTo(join(process.env.DATA_DIR ?? '', 'outbox'), learner.email)).toBeTruthy();
  const mail = (await newestMailTo(join(process.env.DATA_DIR ?? '', 'outbox'), learner.email)) ?? '';
  expect(mail).toContain('This email holds no code');
  expect(mail).not.toContain('code=');
  expect((await resetByLink(lastLink())).status).toBe(200);
  expect((await login(learner.email, newPassword)).status).toBe(200);

  const { otp } = await requestCodeAgain(learner.email);
  expect((await reset(otp, lastCode(), 'une-autre-brioche')).status).toBe(200);
});

test('twenty concurrent guesses with several tokens are all counted', async () => {
  const learner = await registerLearner(request);
  await cms.update({ collection: 'learners', id: learner.id, data: { codeFailures: 16 } });
  const tokens = [];
  for (let count = 0; count < 4; count++) tokens.push((await requestCodeAgain(learner.email)).otp);
  const wrong = wrongOf(lastCode());
  await Promise.all(tokens.flatMap((otp) => Array.from({ length: 5 }, () => reset(otp, wrong))));
  expect((await cms.findByID({ collection: 'learners', id: learner.id })).codeFailures).toBe(20);
});

test('a right code with a refused password does not count as a failure', async () => {
  const learner = await registerLearner(request);
  const { otp } = await requestCode(learner.email);
  expect((await reset(otp, await codeOf(learner.email), 'sumyatnoe')).status).toBe(400);
  expect((await cms.findByID({ collection: 'learners', id: learner.id })).codeFailures).toBe(0);
});

test('after a hundred wrong codes an hour on the whole site, codes are refused and links still work', async () => {
  const { consumeRateLimit } = await import('@/lib/backend/rate-limits');
  const learner = await registerLearner(request);
  const { otp } = await requestCode(learner.email);
  const code = await codeOf(learner.email);
  // The others, on many accounts and from many IPs.
  await consumeRateLimit('codes', 'site', 99);
  const guesses = await Promise.all([reset(otp, wrongOf(code)), reset(otp, wrongOf(code))]);
  expect(guesses.map(({ status }) => status).sort()).toEqual([400, 429]);
  const refused = await reset(otp, code);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(55 * 60);
  expect(await statusAndError(refused)).toEqual([
    429,
    'Codes don’t work at the moment because too many wrong ones were entered. Please open the link in our email instead.',
  ]);
  expect((await resetByLink(lastLink())).status).toBe(200);
  expect((await login(learner.email, newPassword)).status).toBe(200);
});

test('right codes and codes of void tokens do not count towards the limit of the site', async () => {
  const { consumeRateLimit } = await import('@/lib/backend/rate-limits');
  await consumeRateLimit('codes', 'site', 99);
  for (let tries = 0; tries < 3; tries++) expect((await reset('a-token-that-nobody-made', '0000')).status).toBe(400);
  const learner = await registerLearner(request);
  const { otp } = await requestCode(learner.email);
  expect((await reset(otp, await codeOf(learner.email))).status).toBe(200);
  const other = await registerLearner(request);
  const next = await requestCode(other.email);
  expect((await reset(next.otp, wrongOf(await codeOf(other.email)))).status).toBe(400);
  expect((await reset(next.otp, await codeOf(other.email))).status).toBe(429);
});

test('codes are limited to one a minute and three an hour, for unknown emails too', async () => {
  const { resetRateLimit } = await import('@/lib/backend/rate-limits');
  const secondsToWait = (response: Response) => Number(response.headers.get('retry-after'));
  for (const email of [(await registerLearner(request)).email, 'not.registered@example.com']) {
    const requestReset = () => send('/auth/forgot_password', { email });
    expect((await requestReset()).status).toBe(200);
    const soon = await requestReset();
    expect(soon.status).toBe(429);
    expect(secondsToWait(soon)).toBeGreaterThan(30);
    expect(secondsToWait(soon)).toBeLessThanOrEqual(60);
    for (const status of [200, 200]) {
      await resetRateLimit('resend', email);
      expect((await requestReset()).status).toBe(status);
    }
    await resetRateLimit('resend', email);
    const fourth = await requestReset();
    expect(fourth.status).toBe(429);
    expect(secondsToWait(fourth)).toBeGreaterThan(55 * 60);
    expect(secondsToWait(fourth)).toBeLessThanOrEqual(60 * 60);
  }
});
