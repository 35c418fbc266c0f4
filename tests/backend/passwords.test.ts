import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { openTestBackend } from '@/tests/support/database';
import { registered } from '@/tests/support/learners';
import { newestMailTo, resetCodeFor } from '@/tests/support/outbox';
import { sending } from '@/tests/support/post';

const verify = vi.hoisted(() => vi.fn());
vi.mock('@node-rs/argon2', async (original) => {
  const real = await original<typeof import('@node-rs/argon2')>();
  return { ...real, verify: verify.mockImplementation(real.verify) };
});

const sendResetCode = vi.hoisted(() => vi.fn());
vi.mock('@/lib/mail/reset-code', async (original) => {
  const real = await original<typeof import('@/lib/mail/reset-code')>();
  return { sendResetCode: sendResetCode.mockImplementation(real.sendResetCode) };
});

const { cms, request } = await openTestBackend();
const send = sending(request);
const statusAndError = async (answer: Response) => [answer.status, ((await answer.json()) as { error: string }).error];
const codeOf = (email: string) => resetCodeFor(email, process.env.DATA_DIR ?? '');

const newPassword = 'un-croissant-au-beurre';
const login = (email: string, password: string) => send('/auth/login', { email, password });
const reset = (token: string, code: string, password = newPassword) =>
  send(`/auth/reset_password/${token}`, { code: [...code].map(Number), password });

async function forgot(email: string) {
  const answer = await send(`/auth/forgot_password?isweb=true&email=${encodeURIComponent(email)}&count=60`, { email });
  return ((await answer.json()) as { data: { otp: string; message: string } }).data;
}

/** Asks for a code again, a minute later as far as the limits know. */
async function askAgain(email: string) {
  const { forgive } = await import('@/lib/backend/middleware/limited');
  await forgive('resend', email);
  await forgive('mailbox', email);
  return forgot(email);
}

/** The code that was mailed last, to whomever. */
const lastCode = (): string => sendResetCode.mock.lastCall?.[0].code?.digits;

/** The token of the link that was mailed last, to whomever. */
const lastLink = (): string => sendResetCode.mock.lastCall?.[0].link.token;

const byLink = (token: string, password = newPassword) => send('/auth/reset-by-link', { token, password });

const wrongOf = (code: string) => String((Number(code) + 1) % 10_000).padStart(4, '0');

beforeEach(async () => {
  const { forgive } = await import('@/lib/backend/middleware/limited');
  await forgive('codes', 'site');
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
});

test('five wrong passwords close an account for ten minutes, with one text for everything', async () => {
  const learner = await registered(request);
  const answers = [];
  for (let tries = 0; tries < 6; tries++) {
    answers.push(await statusAndError(await login(learner.email, `wrong-${tries}`)));
  }
  answers.push(await statusAndError(await login(learner.email, learner.password)));
  answers.push(await statusAndError(await login('nobody@example.com', learner.password)));
  expect(new Set(answers.map(String)).size).toBe(1);
  expect(answers[0]?.[0]).toBe(401);

  const { lockedUntil } = await cms.findByID({ collection: 'learners', id: learner.id });
  const minutes = (Date.parse(lockedUntil ?? '') - Date.now()) / 60_000;
  expect(minutes).toBeGreaterThan(9.5);
  expect(minutes).toBeLessThanOrEqual(10);
});

test('when the ten minutes are over the account opens, and the count begins anew', async () => {
  const learner = await registered(request);
  const past = new Date(Date.now() - 1000).toISOString();
  await cms.update({ collection: 'learners', id: learner.id, data: { failures: 5, lockedUntil: past } });
  for (let tries = 0; tries < 4; tries++) expect((await login(learner.email, 'wrong')).status).toBe(401);
  expect((await login(learner.email, learner.password)).status).toBe(200);
  expect((await cms.findByID({ collection: 'learners', id: learner.id })).failures).toBe(0);
});

test('thirty guesses at once are no more than five', async () => {
  const learner = await registered(request);
  const guesses = Array.from({ length: 29 }, (_, at) => login(learner.email, `guess-${at}`));
  await Promise.all(guesses);
  expect((await login(learner.email, learner.password)).status).toBe(401);
  const kept = await cms.findByID({ collection: 'learners', id: learner.id });
  expect(kept.failures).toBe(5);
});

test.each<[string, (tries: number) => string]>([
  ['an address', () => 'a-sprayer'],
  ['a network of IPv6', (tries) => `2001:db8:0:1::${tries.toString(16)}`],
])('%s that tries many accounts is stopped before anything is hashed', async (_, address) => {
  const statuses = [];
  let refused: Response | undefined;
  verify.mockClear();
  for (let tries = 0; tries < 32; tries++) {
    const guess = { email: `spray${tries}@example.com`, password: 'a guess' };
    const answer = await send('/auth/login', guess, { 'x-connection-address': address(tries) });
    statuses.push(answer.status);
    if (answer.status === 429) refused = answer;
  }
  expect(statuses.slice(0, 30).every((status) => status === 401)).toBe(true);
  expect(statuses.slice(30)).toEqual([429, 429]);
  expect(verify).toHaveBeenCalledTimes(30);
  expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
});

test('a flood of logins is turned away instead of queueing without end', async () => {
  const answers = await Promise.all(Array.from({ length: 120 }, (_, at) => login(`flood${at}@example.com`, 'a guess')));
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 401).length).toBeGreaterThan(10);
  expect(statuses.filter((status) => status === 503).length).toBeGreaterThan(10);
  expect(new Set(statuses)).toEqual(new Set([401, 503]));
  expect(answers.find(({ status }) => status === 503)?.headers.get('retry-after')).toBe('5');
});

test('an unknown address and a locked account cost a hash like everyone’s', async () => {
  const learner = await registered(request);
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

test('who forgot the password gets a code by mail and sets a new one; every session ends', async () => {
  const learner = await registered(request);
  const { otp, message } = await forgot(learner.email);
  expect(message).toBe('If there is an account with this email, we have sent a link and a 4-digit code to it.');
  expect(otp.length).toBeGreaterThanOrEqual(43);
  const code = await codeOf(learner.email);
  expect(otp).not.toContain(code);

  const answer = await reset(otp, code);
  expect(await answer.json()).toEqual({ data: 'Password updated successfully' });
  expect((await request('/auth/me', { headers: learner.bearer })).status).toBe(401);
  expect((await login(learner.email, learner.password)).status).toBe(401);
  expect((await login(learner.email, newPassword)).status).toBe(200);
});

test('neither token nor code stands readable in the database', async () => {
  const learner = await registered(request);
  const { otp } = await forgot(learner.email);
  const code = await codeOf(learner.email);
  const { docs } = await cms.find({ collection: 'password-resets', where: { email: { equals: learner.email } } });
  expect(docs).toHaveLength(1);
  expect(JSON.stringify(docs[0])).not.toContain(otp);
  expect(docs[0]?.codeHash).toMatch(/^[0-9a-f]{64}$/);
  expect(docs[0]?.codeHash).not.toContain(code);
});

test('an unknown address gets the same answer, a token of the same kind, and no mail', async () => {
  const learner = await registered(request);
  const known = await forgot(learner.email);
  const unknown = await forgot('nobody.at.all@example.com');
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

test('five wrong codes void the token, for the right code too, even when they come at once', async () => {
  const learner = await registered(request);
  const { otp } = await forgot(learner.email);
  const code = await codeOf(learner.email);
  const guesses = await Promise.all(Array.from({ length: 20 }, () => reset(otp, wrongOf(code))));
  expect(guesses.every(({ status }) => status === 400)).toBe(true);
  const { docs } = await cms.find({ collection: 'password-resets', where: { email: { equals: learner.email } } });
  expect(docs[0]?.tries).toBe(5);
  expect((await reset(otp, code)).status).toBe(400);
});

test('a code belongs to its own token', async () => {
  const [one, two] = [await registered(request), await registered(request)];
  const [first, second] = [await forgot(one.email), await forgot(two.email)];
  const codeOne = await codeOf(one.email);
  // Once in ten thousand runs both are drawn alike; then only asking again tells the tokens apart.
  const other = lastCode() === codeOne ? await askAgain(two.email) : second;
  expect((await reset(other.otp, codeOne)).status).toBe(400);
  expect((await reset('a-token-that-nobody-made', codeOne)).status).toBe(400);
  expect((await reset(first.otp, codeOne)).status).toBe(200);
});

test('a code’s hash is worth nothing in the row of another token or account', async () => {
  const [one, two] = [await registered(request), await registered(request)];
  const first = await forgot(one.email);
  const codeOne = await codeOf(one.email);
  const stolen = async (email: string) =>
    (await cms.find({ collection: 'password-resets', where: { email: { equals: email } }, sort: '-createdAt' }))
      .docs[0];
  const { codeHash, tokenHash } = (await stolen(one.email)) ?? {};
  // Who can write into the database still cannot move a known code to a later token of the account …
  const later = await askAgain(one.email);
  await cms.update({
    collection: 'password-resets',
    where: { and: [{ email: { equals: one.email } }, { codeHash: { not_equals: codeHash } }] },
    data: { codeHash },
  });
  expect((await reset(later.otp, codeOne)).status).toBe(400);
  // … nor to another account …
  const second = await forgot(two.email);
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

test('a code is good once and for ten minutes', async () => {
  const learner = await registered(request);
  const { otp } = await forgot(learner.email);
  const code = await codeOf(learner.email);
  const twice = await Promise.all([reset(otp, code), reset(otp, code, 'une-autre-brioche')]);
  expect(twice.map(({ status }) => status).sort()).toEqual([200, 400]);

  const late = await registered(request);
  const asked = await forgot(late.email);
  await cms.update({
    collection: 'password-resets',
    where: { email: { equals: late.email } },
    data: { expiresAt: new Date(Date.now() - 1000).toISOString() },
  });
  expect((await reset(asked.otp, await codeOf(late.email))).status).toBe(400);
});

/** Enters this many wrong codes for an account, over as many tokens as that takes. */
async function enterWrongCodes(email: string, count: number): Promise<void> {
  for (let left = count; left > 0; left -= 5) {
    const { otp } = await askAgain(email);
    const wrong = wrongOf(lastCode() ?? '0000');
    for (let tries = 0; tries < Math.min(5, left); tries++) expect((await reset(otp, wrong)).status).toBe(400);
  }
}

test.each([
  [19, 200],
  [20, 400],
])('after %s wrong codes, however many tokens and days they took, the right one gives %s', async (count, status) => {
  const learner = await registered(request);
  await enterWrongCodes(learner.email, count - 1);
  const { otp } = await askAgain(learner.email);
  const code = lastCode();
  expect((await reset(otp, wrongOf(code))).status).toBe(400);
  expect((await cms.findByID({ collection: 'learners', id: learner.id })).codeFailures).toBe(count);
  expect((await reset(otp, code)).status).toBe(status);
});

test('an account closed to codes gets a mail without one, opens by its link, and takes codes again', async () => {
  const learner = await registered(request);
  await cms.update({ collection: 'learners', id: learner.id, data: { codeFailures: 20 } });
  const { message } = await forgot(learner.email);
  expect(message).toContain('If there is an account');
  expect(lastCode()).toBeUndefined();
  await expect.poll(() => newestMailTo(join(process.env.DATA_DIR ?? '', 'outbox'), learner.email)).toBeTruthy();
  const mail = (await newestMailTo(join(process.env.DATA_DIR ?? '', 'outbox'), learner.email)) ?? '';
  expect(mail).toContain('This email holds no code');
  expect(mail).not.toContain('code=');
  expect((await byLink(lastLink())).status).toBe(200);
  expect((await login(learner.email, newPassword)).status).toBe(200);

  const { otp } = await askAgain(learner.email);
  expect((await reset(otp, lastCode(), 'une-autre-brioche')).status).toBe(200);
});

test('twenty guesses at once over several tokens are counted one by one', async () => {
  const learner = await registered(request);
  await cms.update({ collection: 'learners', id: learner.id, data: { codeFailures: 16 } });
  const tokens = [];
  for (let asked = 0; asked < 4; asked++) tokens.push((await askAgain(learner.email)).otp);
  const wrong = wrongOf(lastCode());
  await Promise.all(tokens.flatMap((otp) => Array.from({ length: 5 }, () => reset(otp, wrong))));
  expect((await cms.findByID({ collection: 'learners', id: learner.id })).codeFailures).toBe(20);
});

test('a right code whose password is refused is no failure', async () => {
  const learner = await registered(request);
  const { otp } = await forgot(learner.email);
  expect((await reset(otp, await codeOf(learner.email), 'sumyatnoe')).status).toBe(400);
  expect((await cms.findByID({ collection: 'learners', id: learner.id })).codeFailures).toBe(0);
});

test('after a hundred wrong codes in an hour over the whole site no code is taken, but every link', async () => {
  const { spend } = await import('@/lib/backend/middleware/limited');
  const learner = await registered(request);
  const { otp } = await forgot(learner.email);
  const code = await codeOf(learner.email);
  // The others, on many accounts and from many IPs.
  await spend('codes', 'site', 99);
  const guesses = await Promise.all([reset(otp, wrongOf(code)), reset(otp, wrongOf(code))]);
  expect(guesses.map(({ status }) => status).sort()).toEqual([400, 429]);
  const refused = await reset(otp, code);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(55 * 60);
  expect(await statusAndError(refused)).toEqual([
    429,
    'Codes don’t work at the moment because too many wrong ones were entered. Please open the link in our email instead.',
  ]);
  expect((await byLink(lastLink())).status).toBe(200);
  expect((await login(learner.email, newPassword)).status).toBe(200);
});

test('right codes, and codes of tokens that are over, do not bring the site nearer to its limit', async () => {
  const { spend } = await import('@/lib/backend/middleware/limited');
  await spend('codes', 'site', 99);
  for (let tries = 0; tries < 3; tries++) expect((await reset('a-token-that-nobody-made', '0000')).status).toBe(400);
  const learner = await registered(request);
  const { otp } = await forgot(learner.email);
  expect((await reset(otp, await codeOf(learner.email))).status).toBe(200);
  const other = await registered(request);
  const next = await forgot(other.email);
  expect((await reset(next.otp, wrongOf(await codeOf(other.email)))).status).toBe(400);
  expect((await reset(next.otp, await codeOf(other.email))).status).toBe(429);
});

test('the link of the mail sets a new password in any browser, once; every session ends', async () => {
  const learner = await registered(request);
  const { otp } = await forgot(learner.email);
  const code = await codeOf(learner.email);
  const link = lastLink();
  // 256 bits, and stored hashed.
  expect(Buffer.from(link, 'base64url')).toHaveLength(32);
  const { docs } = await cms.find({ collection: 'password-resets', where: { email: { equals: learner.email } } });
  expect(docs[0]?.linkHash).toMatch(/^[0-9a-f]{64}$/);
  expect(JSON.stringify(docs[0])).not.toContain(link);

  expect((await byLink(link, 'sumyatnoe')).status).toBe(400);
  const twice = await Promise.all([byLink(link), byLink(link, 'une-autre-brioche')]);
  expect(twice.map(({ status }) => status).sort()).toEqual([200, 400]);
  expect((await request('/auth/me', { headers: learner.bearer })).status).toBe(401);
  expect((await login(learner.email, learner.password)).status).toBe(401);
  expect((await reset(otp, code, 'encore-une-baguette')).status).toBe(400);
});

test('a link is void after its code was used, and works beside a code that was tried too often', async () => {
  const learner = await registered(request);
  const { otp } = await forgot(learner.email);
  const [link, code] = [lastLink(), await codeOf(learner.email)];
  for (let tries = 0; tries < 5; tries++) await reset(otp, wrongOf(code));
  expect((await reset(otp, code)).status).toBe(400);
  expect((await byLink(link)).status).toBe(200);

  const again = await askAgain(learner.email);
  expect((await reset(again.otp, lastCode(), 'une-autre-brioche')).status).toBe(200);
  expect(await statusAndError(await byLink(lastLink()))).toEqual([
    400,
    'This link is no longer valid. Please ask for a new email with “Forget Password” on the login page.',
  ]);
});

test.each([
  [29, 200],
  [31, 400],
])('a link of %s minutes ago gives %s', async (minutes, status) => {
  const { email } = await registered(request);
  await forgot(email);
  const createdAt = new Date(Date.now() - minutes * 60_000).toISOString();
  await cms.update({ collection: 'password-resets', where: { email: { equals: email } }, data: { createdAt } });
  expect((await byLink(lastLink())).status).toBe(status);
});

test('a link is not guessed: an unknown one, a hash and the token of the code open nothing', async () => {
  const learner = await registered(request);
  const { otp } = await forgot(learner.email);
  const { docs } = await cms.find({ collection: 'password-resets', where: { email: { equals: learner.email } } });
  for (const token of ['a-token-that-nobody-made', docs[0]?.linkHash ?? '', otp]) {
    expect((await byLink(token)).status).toBe(400);
  }
});

test('another code comes after a minute, three in an hour at the most, known or not', async () => {
  const { forgive } = await import('@/lib/backend/middleware/limited');
  const secondsToWait = (answer: Response) => Number(answer.headers.get('retry-after'));
  for (const email of [(await registered(request)).email, 'not.registered@example.com']) {
    const ask = () => send('/auth/forgot_password', { email });
    expect((await ask()).status).toBe(200);
    const soon = await ask();
    expect(soon.status).toBe(429);
    expect(secondsToWait(soon)).toBeGreaterThan(30);
    expect(secondsToWait(soon)).toBeLessThanOrEqual(60);
    for (const status of [200, 200]) {
      await forgive('resend', email);
      expect((await ask()).status).toBe(status);
    }
    await forgive('resend', email);
    const fourth = await ask();
    expect(fourth.status).toBe(429);
    expect(secondsToWait(fourth)).toBeGreaterThan(55 * 60);
    expect(secondsToWait(fourth)).toBeLessThanOrEqual(60 * 60);
  }
});

test('a weak new password is refused and the code stays good', async () => {
  const learner = await registered(request);
  const { otp } = await forgot(learner.email);
  const code = await codeOf(learner.email);
  expect((await reset(otp, code, 'qwerty123456'.slice(0, 6))).status).toBe(400);
  expect(await statusAndError(await reset(otp, code, 'sumyatnoe'))).toEqual([
    400,
    'Please choose a password without your name or email.',
  ]);
  expect((await reset(otp, code)).status).toBe(200);
});

test('after a new password the codes asked for before are void', async () => {
  const learner = await registered(request);
  const first = await forgot(learner.email);
  const code = await codeOf(learner.email);
  const second = await askAgain(learner.email);
  await expect.poll(() => codeOf(learner.email)).not.toBe(code);
  expect((await reset(second.otp, await codeOf(learner.email))).status).toBe(200);
  expect((await reset(first.otp, code, 'une-autre-brioche')).status).toBe(400);
});

test('a reset opens a locked account', async () => {
  const learner = await registered(request);
  for (let tries = 0; tries < 5; tries++) await login(learner.email, 'wrong');
  const { otp } = await forgot(learner.email);
  await reset(otp, await codeOf(learner.email));
  expect((await login(learner.email, newPassword)).status).toBe(200);
});

test('a learner changes the password with the old one; every session ends', async () => {
  const learner = await registered(request);
  const other = ((await (await login(learner.email, learner.password)).json()) as { data: string }).data;
  const change = (fields: object, headers = learner.bearer) =>
    send('/auth/change-password', fields, headers as Record<string, string>);
  const fields = {
    email: learner.email,
    old_password: learner.password,
    password: newPassword,
    confirm_password: newPassword,
  };

  expect((await change(fields, {} as typeof learner.bearer)).status).toBe(401);
  expect((await change({ ...fields, email: 'someone.else@example.com' })).status).toBe(403);
  expect(await statusAndError(await change({ ...fields, old_password: 'wrong' }))).toEqual([
    400,
    'The old password is wrong.',
  ]);
  expect(await statusAndError(await change({ ...fields, confirm_password: 'another' }))).toEqual([
    400,
    'Passwords must match',
  ]);
  for (const [weak, words] of [
    ['qwerty', 'This password is too common. Please choose another one.'],
    ['sumyatnoe', 'Please choose a password without your name or email.'],
  ]) {
    const refused = await change({ ...fields, password: weak, confirm_password: weak });
    expect(await statusAndError(refused)).toEqual([400, words]);
  }
  expect(await (await change(fields)).json()).toEqual({ data: 'Password updated successfully' });
  for (const token of [learner.token, other]) {
    expect((await request('/auth/me', { headers: { authorization: token } })).status).toBe(401);
  }
  expect((await login(learner.email, newPassword)).status).toBe(200);
});

test('a stolen token cannot try old passwords without end', async () => {
  const learner = await registered(request);
  const change = (old: string) =>
    send(
      '/auth/change-password',
      { old_password: old, password: newPassword, confirm_password: newPassword },
      learner.bearer,
    );
  await Promise.all(Array.from({ length: 12 }, (_, at) => change(`guess-${at}`)));
  expect((await change(learner.password)).status).toBe(400);
});

test('thirty guesses at once are no more than five, even when the last is right', async () => {
  const learner = await registered(request);
  const guesses = Array.from({ length: 29 }, (_, at) => `guess-${at}`);
  const answers = await Promise.all([...guesses, learner.password].map((guess) => login(learner.email, guess)));
  expect(answers.filter(({ status }) => status === 200)).toEqual([]);
  expect((await login(learner.email, learner.password)).status).toBe(401);
  expect((await cms.findByID({ collection: 'learners', id: learner.id })).failures).toBe(5);
});

test('a code is promised for ten minutes and kept no longer', async () => {
  const { email } = await registered(request);
  await forgot(email);
  const { docs } = await cms.find({ collection: 'password-resets', where: { email: { equals: email } } });
  const minutes = (Date.parse(docs[0]?.expiresAt ?? '') - Date.now()) / 60_000;
  expect(minutes).toBeGreaterThan(9);
  expect(minutes).toBeLessThanOrEqual(10);
});

test('tokens and codes are drawn: neither address nor moment gives them, and every digit varies', async () => {
  const { email } = await registered(request);
  sendResetCode.mockClear();
  vi.useFakeTimers({ toFake: ['Date'] });
  const tokens = new Set<string>();
  for (let asked = 0; asked < 20; asked++) tokens.add((await askAgain(email)).otp);
  vi.useRealTimers();
  expect(tokens.size).toBe(20);
  const codes: string[] = sendResetCode.mock.calls.map(([{ code }]) => code.digits);
  expect(codes).toHaveLength(20);
  for (const place of [0, 1, 2, 3]) expect(new Set(codes.map((code) => code[place])).size).toBeGreaterThan(3);
});

test('a code’s hash is made with our secret: who reads the database cannot try the 10,000 codes at home', async () => {
  const { env } = await import('@/lib/env');
  const { email } = await registered(request);
  const { otp } = await forgot(email);
  const code = await codeOf(email);
  const settings = env();
  const own = settings.SESSION_SECRET;
  settings.SESSION_SECRET = 'another-secret-that-is-as-long-as-ours-is';
  const elsewhere = await reset(otp, code);
  settings.SESSION_SECRET = own;
  expect(elsewhere.status).toBe(400);
  expect((await reset(otp, code)).status).toBe(200);
});

test('the answer does not wait for the mail: how long it takes would tell who is registered', async () => {
  const { email } = await registered(request);
  sendResetCode.mockImplementationOnce(() => new Promise(() => undefined));
  expect((await forgot(email)).message).toContain('If there is an account');
}, 15_000);

test('an answer to a changed password takes the cookie away', async () => {
  const learner = await registered(request);
  const change = { old_password: learner.password, password: newPassword, confirm_password: newPassword };
  const answer = await send('/auth/change-password', change, learner.bearer);
  expect(answer.headers.get('set-cookie')).toMatch(/^learner_session=; Path=\/; Max-Age=0/);
});
