import { createHmac, generateKeyPairSync } from 'node:crypto';
import { SignJWT } from 'jose';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { bearerToken, readSession, sessionSeconds, signSession } from '@/lib/session/token';

const secret = 'a-secret-for-tests-of-32-characters-or-more';
const claims = {
  _id: '3f8f7c1e-5b0d-4c56-9d0e-6a1f0c2b7a11',
  name: 'သီရိအောင်',
  email: 'thiri@example.com',
  phoneNumber: '+959250000118',
  role: { name: 'learner' },
  jti: 'd0b7d6c2-0000-4000-8000-000000000000',
};

beforeAll(() => {
  process.env.SESSION_SECRET = secret;
});
afterEach(() => vi.useRealTimers());

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

function forged({ header = {}, payload = {}, key = secret }: { header?: object; payload?: object; key?: string }) {
  const now = Math.floor(Date.now() / 1000);
  const text = `${encode({ alg: 'HS256', typ: 'JWT', ...header })}.${encode({
    ...claims,
    iss: 'school',
    aud: 'learner',
    iat: now,
    exp: now + 3600,
    ...payload,
  })}`;
  return `${text}.${createHmac('sha256', key).update(text).digest('base64url')}`;
}

describe('a learner who logged in', () => {
  test('has the specified claims', async () => {
    const session = await readSession(await signSession(claims));
    expect(session).toEqual({ ...claims, exp: expect.any(Number) });
  });

  test('has a session of one day', async () => {
    vi.useFakeTimers();
    const token = await signSession(claims);
    vi.setSystemTime(Date.now() + (sessionSeconds - 60) * 1000);
    expect(await readSession(token)).not.toBeNull();
    vi.setSystemTime(Date.now() + 120 * 1000);
    expect(await readSession(token)).toBeNull();
  });

  test('may send the token with or without Bearer', () => {
    expect(bearerToken('abc.def.ghi')).toBe('abc.def.ghi');
    expect(bearerToken('Bearer abc.def.ghi')).toBe('abc.def.ghi');
    expect(bearerToken('bearer   abc.def.ghi ')).toBe('abc.def.ghi');
    for (const nothing of [undefined, null, '', ' ', 'Bearer ']) expect(bearerToken(nothing)).not.toBeTruthy();
  });
});

describe('a forged token is rejected', () => {
  test('except a handmade one with the right secret, so each case below fails for its own reason', async () => {
    expect(await readSession(forged({}))).toMatchObject({ _id: claims._id });
  });

  test.each([
    ['without a signature (alg none)', `${encode({ alg: 'none' })}.${encode(claims)}.`],
    ['alg none with a signature', forged({ header: { alg: 'none' } })],
    ['alg NONE', forged({ header: { alg: 'NONE' } })],
    ['signed with another secret', forged({ key: 'another-secret-of-32-characters-or-more!' })],
    ['signed with nothing', forged({ key: '' })],
    ['for another audience', forged({ payload: { aud: 'staff' } })],
    ['for no audience', forged({ payload: { aud: undefined } })],
    ['from another issuer', forged({ payload: { iss: 'elsewhere' } })],
    ['expired', forged({ payload: { exp: Math.floor(Date.now() / 1000) - 1 } })],
    ['without an expiry', forged({ payload: { exp: undefined } })],
    ['not yet valid', forged({ payload: { nbf: Math.floor(Date.now() / 1000) + 600 } })],
    ['without a session', forged({ payload: { jti: undefined } })],
    ['without an account', forged({ payload: { _id: undefined } })],
    ['no token at all', 'undefined'],
    ['two parts', 'a.b'],
    ['rubbish', '....'],
    ['very long', `${'a'.repeat(100_000)}.${'b'.repeat(100)}.c`],
  ])('%s', async (_, token) => expect(await readSession(token)).toBeNull());

  test('changed by one letter', async () => {
    const token = await signSession(claims);
    const [header = '', , signature = ''] = token.split('.');
    expect(await readSession(`${header}.${encode({ ...claims, _id: 'someone-else' })}.${signature}`)).toBeNull();
    expect(await readSession(`${token.slice(0, -2)}${token.endsWith('AA') ? 'BB' : 'AA'}`)).toBeNull();
  });

  test('signed with a key pair, or with HS512', async () => {
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const say = () =>
      new SignJWT(claims).setIssuer('school').setAudience('learner').setJti('x').setExpirationTime('1h');
    expect(await readSession(await say().setProtectedHeader({ alg: 'ES256' }).sign(privateKey))).toBeNull();
    const key = new TextEncoder().encode(secret.repeat(2));
    expect(await readSession(await say().setProtectedHeader({ alg: 'HS512' }).sign(key))).toBeNull();
  });

  test.each(['HS384', 'HS512'])('signed with the right secret, but by %s', async (alg) => {
    const token = new SignJWT(claims).setIssuer('school').setAudience('learner').setJti('x').setExpirationTime('1h');
    const signed = await token.setProtectedHeader({ alg }).sign(new TextEncoder().encode(secret));
    expect(await readSession(signed)).toBeNull();
  });

  test('signing fails if the secret is too short', () => {
    for (const short of ['', 'short', 'x'.repeat(31)]) {
      process.env.SESSION_SECRET = short;
      expect(() => signSession(claims)).toThrow('SESSION_SECRET must have at least 32 characters');
    }
    process.env.SESSION_SECRET = secret;
  });
});
