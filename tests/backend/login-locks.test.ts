import { expect, test, vi } from 'vitest';
import { fromIp } from '@/tests/support/client-ip.mjs';
import { registerLearner } from '@/tests/support/learners';
import { openPasswords, statusAndError } from '@/tests/support/password-resets';

const verify = vi.hoisted(() => vi.fn());
vi.mock('@node-rs/argon2', async (original) => {
  const real = await original<typeof import('@node-rs/argon2')>();
  return { ...real, verify: verify.mockImplementation(real.verify) };
});

const { cms, request, send, login } = await openPasswords();

test('five wrong passwords lock an account for ten minutes, with the same message for all failures', async () => {
  const learner = await registerLearner(request);
  const responses = [];
  for (let tries = 0; tries < 6; tries++) {
    responses.push(await statusAndError(await login(learner.email, `wrong-${tries}`)));
  }
  responses.push(await statusAndError(await login(learner.email, learner.password)));
  responses.push(await statusAndError(await login('nobody@example.com', learner.password)));
  expect(new Set(responses.map(String)).size).toBe(1);
  expect(responses[0]?.[0]).toBe(401);

  const { lockedUntil } = await cms.findByID({ collection: 'learners', id: learner.id });
  const minutes = (Date.parse(lockedUntil ?? '') - Date.now()) / 60_000;
  expect(minutes).toBeGreaterThan(9.5);
  expect(minutes).toBeLessThanOrEqual(10);
});

test('after ten minutes the account is unlocked and the count restarts', async () => {
  const learner = await registerLearner(request);
  const past = new Date(Date.now() - 1000).toISOString();
  await cms.update({ collection: 'learners', id: learner.id, data: { failures: 5, lockedUntil: past } });
  for (let tries = 0; tries < 4; tries++) expect((await login(learner.email, 'wrong')).status).toBe(401);
  expect((await login(learner.email, learner.password)).status).toBe(200);
  expect((await cms.findByID({ collection: 'learners', id: learner.id })).failures).toBe(0);
});

test('thirty concurrent guesses count no more than five', async () => {
  const learner = await registerLearner(request);
  const guesses = Array.from({ length: 29 }, (_, at) => login(learner.email, `guess-${at}`));
  await Promise.all(guesses);
  expect((await login(learner.email, learner.password)).status).toBe(401);
  const stored = await cms.findByID({ collection: 'learners', id: learner.id });
  expect(stored.failures).toBe(5);
});

test.each<[string, (tries: number) => string]>([
  ['a client IP', () => '192.0.2.40'],
  ['an IPv6 network', (tries) => `2001:db8:0:1::${tries.toString(16)}`],
])('%s that tries many accounts is stopped before anything is hashed', async (_, ipOf) => {
  const statuses = [];
  let refused: Response | undefined;
  verify.mockClear();
  for (let tries = 0; tries < 32; tries++) {
    const guess = { email: `spray${tries}@example.com`, password: 'a guess' };
    const response = await send('/auth/login', guess, fromIp(ipOf(tries)));
    statuses.push(response.status);
    if (response.status === 429) refused = response;
  }
  expect(statuses.slice(0, 30).every((status) => status === 401)).toBe(true);
  expect(statuses.slice(30)).toEqual([429, 429]);
  expect(verify).toHaveBeenCalledTimes(30);
  expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
});

test('excess logins are refused instead of queued', async () => {
  const responses = await Promise.all(
    Array.from({ length: 120 }, (_, at) => login(`flood${at}@example.com`, 'a guess')),
  );
  const statuses = responses.map(({ status }) => status);
  expect(statuses.filter((status) => status === 401).length).toBeGreaterThan(10);
  expect(statuses.filter((status) => status === 503).length).toBeGreaterThan(10);
  expect(new Set(statuses)).toEqual(new Set([401, 503]));
  expect(responses.find(({ status }) => status === 503)?.headers.get('retry-after')).toBe('5');
});

test('an unknown email and a locked account compute a hash as well', async () => {
  const learner = await registerLearner(request);
  const hashesFor = async (email: string) => {
    verify.mockClear();
    await login(email, 'a wrong one');
    return verify.mock.calls.length;
  };
  expect(await hashesFor(learner.email)).toBe(1);
  expect(await hashesFor('unknown@example.com')).toBe(1);
  for (let tries = 0; tries < 5; tries++) await login(learner.email, 'wrong');
  expect(await hashesFor(learner.email)).toBe(1);
});

test('thirty concurrent guesses count no more than five, even when the last is right', async () => {
  const learner = await registerLearner(request);
  const guesses = Array.from({ length: 29 }, (_, at) => `guess-${at}`);
  const responses = await Promise.all([...guesses, learner.password].map((guess) => login(learner.email, guess)));
  expect(responses.filter(({ status }) => status === 200)).toEqual([]);
  expect((await login(learner.email, learner.password)).status).toBe(401);
  expect((await cms.findByID({ collection: 'learners', id: learner.id })).failures).toBe(5);
});
