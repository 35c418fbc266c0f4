import { randomUUID } from 'node:crypto';
import { SignJWT } from 'jose';
import { forwardedIp } from '../support/client-ip.mjs';
import { postJson } from './client.mjs';
import { resetCodeIn } from './mailbox.mjs';

const password = 'thé-à-la-menthe-42';

async function register(site) {
  const email = `${randomUUID()}@example.com`;
  const fields = { name: 'Su Myat Noe', email, phoneNumber: '09250000117', password, confirm_password: password };
  const { data: token } = await postJson(site, '/auth/register', fields);
  return { email, token, ...JSON.parse(Buffer.from(token.split('.')[1], 'base64url').toString()) };
}

/** Returns after how many wrong guesses the right one is refused. */
async function guessesUntilRefused(maxGuesses, isRefusedAfter) {
  for (let guesses = 1; guesses <= maxGuesses; guesses += 1) if (await isRefusedAfter(guesses)) return guesses;
  return Number.POSITIVE_INFINITY;
}

export async function guessing({ start, folder }) {
  const site = await start();
  try {
    const passwords = await guessesUntilRefused(15, async (guesses) => {
      const { email } = await register(site);
      for (let guess = 0; guess < guesses; guess += 1)
        await postJson(site, '/auth/login', { email, password: `wrong ${guess}` });
      return (await postJson(site, '/auth/login', { email, password }))?.status !== 200;
    });
    const codes = await guessesUntilRefused(10, async (guesses) => {
      const { email } = await register(site);
      const path = `/auth/forgot_password?isweb=true&email=${encodeURIComponent(email)}&count=60`;
      const { data } = await postJson(site, path, { email });
      const right = await resetCodeIn(folder, email);
      const reset = (code) =>
        postJson(site, `/auth/reset_password/${data.otp}`, {
          code: [...code].map(Number),
          password: `new-${password}`,
        });
      for (let guess = 1; guess <= guesses; guess += 1)
        await reset(String((Number(right) + guess) % 10_000).padStart(4, '0'));
      return (await reset(right))?.status !== 200;
    });
    return `guessing: ${passwords} passwords and ${codes} codes compared before a block (goal: 10, 5)`;
  } finally {
    await site.stop();
  }
}

export async function forgedTokens({ start }) {
  const site = await start();
  try {
    const { _id, token, iss, aud, jti, exp, iat, ...claims } = await register(site);
    const [header, body, signature] = token.split('.');
    const encode = (value) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const signed = (alg, secret, changes = {}) =>
      new SignJWT({ _id, ...claims, iss, aud, jti, iat, exp, ...changes })
        .setProtectedHeader({ alg, typ: 'JWT' })
        .sign(new TextEncoder().encode(secret));
    const other = 'a-secret-of-somebody-else-with-32-characters';
    const forged = [
      `${encode({ alg: 'none', typ: 'JWT' })}.${body}.`,
      `${encode({ alg: 'None' })}.${body}.${signature}`,
      `${header}.${body}.`,
      `${header}.${body}.${[...signature].reverse().join('')}`,
      `${header}.${encode({ ...claims, _id, jti, iss, aud, exp: exp + 1000 })}.${signature}`,
      `${encode({ alg: 'HS512', typ: 'JWT' })}.${body}.${signature}`,
      `${encode({ alg: 'HS256', kid: '../../dev/null' })}.${body}.${signature}`,
      `${encode({ alg: 'HS256', jku: `${site.url}/keys` })}.${body}.${signature}`,
      await signed('HS256', other),
      await signed('HS512', other),
      await signed('HS256', ' '.repeat(32)),
      await signed('HS256', other, { role: { name: 'admin' } }),
      '',
      'Bearer',
      'null',
      'undefined',
    ];
    const requestWith = (authorization) =>
      fetch(new URL(`/api/auth/payment/${_id}`, site.url), { headers: { authorization, ...forwardedIp() } });
    if ((await requestWith(token)).status !== 200) throw new Error('The genuine token is refused.');
    const accepted = (await Promise.all(forged.map(requestWith))).filter(({ ok }) => ok).length;
    return `forged tokens: ${accepted} of ${forged.length} accepted (goal: 0)`;
  } finally {
    await site.stop();
  }
}
