import nodeCrypto from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { fromIp, randomIp } from '@/tests/support/client-ip.mjs';
import { openTestBackend } from '@/tests/support/database';
import { makeStaff, staffPassword } from '@/tests/support/factories';

const pbkdf2 = vi.hoisted(() => vi.fn());
vi.mock('node:crypto', async (original) => {
  const real = await original<typeof import('node:crypto')>();
  return { ...real, pbkdf2: pbkdf2.mockImplementation(real.pbkdf2) };
});

const { cms } = await openTestBackend();
cms.logger.level = 'silent';
const { default: config } = await import('@payload-config');
const { handleEndpoints } = await import('payload');

async function post(path: string, body: object, ip?: string, language = 'en') {
  const response = await handleEndpoints({
    config,
    request: new Request(`http://localhost/cms-api/staff/${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...fromIp(ip),
        cookie: `payload-lng=${language}`,
      },
      body: JSON.stringify(body),
    }),
  });
  return { status: response.status, text: await response.text(), wait: response.headers.get('retry-after') };
}
const login = (email: string, password: string, ip?: string) => post('login', { email, password }, ip);

test('locked account, wrong password and unknown email get the same response after one hash', async () => {
  const { email } = await makeStaff('editor');
  const wrong = await login(email, 'not-the-password');
  expect(wrong.status).toBe(401);
  for (let tries = 0; tries < 4; tries++) await login(email, 'not-the-password');
  pbkdf2.mockClear();
  const locked = await login(email, staffPassword);
  expect(locked).toEqual(wrong);
  expect(pbkdf2).toHaveBeenCalledTimes(1);
  expect(await login('nobody@example.com', 'not-the-password')).toEqual(wrong);
  expect(pbkdf2).toHaveBeenCalledTimes(2);
});

test('a successful login computes one hash', async () => {
  const { email } = await makeStaff('editor');
  pbkdf2.mockClear();
  expect((await login(email, staffPassword)).status).toBe(200);
  expect(pbkdf2).not.toHaveBeenCalled();
});

test('of sixty concurrent logins two are hashed at a time, twenty wait, and the others get 503', async () => {
  const { email } = await makeStaff('editor');
  const hashes = { running: 0, most: 0 };
  const counted =
    (hash: typeof nodeCrypto.pbkdf2): typeof nodeCrypto.pbkdf2 =>
    (...[password, salt, rounds, length, digest, done]) => {
      hashes.most = Math.max(hashes.most, ++hashes.running);
      hash(password, salt, rounds / 100, length, digest, (...result) => {
        hashes.running -= 1;
        done(...result);
      });
    };
  const real = nodeCrypto.pbkdf2;
  // The hashes of unknown accounts are ours, the others the CMS's own.
  pbkdf2.mockImplementation(counted(real));
  vi.spyOn(nodeCrypto, 'pbkdf2').mockImplementation(counted(real));
  const responses = await Promise.all(
    Array.from({ length: 60 }, (_, at) => login(at % 2 ? email : 'nobody@example.com', 'not-the-password')),
  );
  expect(hashes.most).toBe(2);
  const turnedAway = responses.filter(({ status }) => status === 503);
  expect(turnedAway).toHaveLength(38);
  expect(turnedAway[0]?.wait).toBe('5');
  expect(responses.filter(({ status }) => status === 401)).toHaveLength(22);
  vi.restoreAllMocks();
  pbkdf2.mockImplementation(real);
  const { email: another } = await makeStaff('editor');
  for (let times = 0; times < 3; times++) expect((await login(another, staffPassword)).status).toBe(200);
});

test('a client IP that tries many accounts is stopped before anything is hashed', async () => {
  const ip = randomIp();
  await Promise.all(Array.from({ length: 60 }, (_, at) => post('login', { email: `x${at}@example.com` }, ip)));
  pbkdf2.mockClear();
  const refused = await login('one-more@example.com', 'a guess', ip);
  expect(refused.status).toBe(429);
  expect(Number(refused.wait)).toBeGreaterThan(0);
  expect(pbkdf2).not.toHaveBeenCalled();
  const inFrench = await post('login', { email: 'x@example.com', password: 'a guess' }, ip, 'fr');
  expect(inFrench.text).toContain('Trop d’essais');
  expect((await login('elsewhere@example.com', 'a guess')).status).toBe(401);
}, 240_000);

test('password resets are limited', async () => {
  const { email } = await makeStaff('editor');
  const responses = [];
  for (let tries = 0; tries < 11; tries++)
    responses.push((await post('forgot-password', { email }, 'a-mailer')).status);
  expect(responses.slice(0, 10).every((status) => status === 200)).toBe(true);
  expect(responses[10]).toBe(429);
});
