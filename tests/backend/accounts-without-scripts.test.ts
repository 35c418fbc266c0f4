import { expect, test, vi } from 'vitest';
import { openPostedFields } from '@/lib/session/posted-fields';
import { learnerWithCookie, registerLearner, registrationInput } from '@/tests/support/learners';
import { newPassword, openPasswords } from '@/tests/support/password-resets';
import { formPoster } from '@/tests/support/post';

const sendResetCode = vi.hoisted(() => vi.fn());
vi.mock('@/lib/mail/reset-code', () => ({ sendResetCode }));

const { request, login, lastLink } = await openPasswords(sendResetCode.mockResolvedValue(undefined));
const { postForm } = formPoster({ request });

const leadsTo = (response: Response) => [response.status, response.headers.get('location')];
const sessionCookieOf = (response: Response) =>
  /learner_session=([^;]+)/.exec(response.headers.getSetCookie().join('\n'))?.[1];
const read = async (path: string, headers: Record<string, string>) =>
  (await request(path, { headers: { host: 'school.test', ...headers } })).status;
const isLoggedIn = async (token: string) => (await read('/auth/me', { authorization: `Bearer ${token}` })) === 200;

test('a learner logs in, gets the session cookie, and returns to the chosen page', async () => {
  const { email, password } = await registerLearner(request);
  const sent = await postForm('/auth/login', { email, password, destination: '/payment?course=1', next: '/profile' });
  expect(leadsTo(sent)).toEqual([303, '/payment?course=1']);
  expect(await isLoggedIn(sessionCookieOf(sent) ?? '')).toBe(true);
  const elsewhere = await postForm('/auth/login', { email, password, destination: '//evil.example/' });
  expect(leadsTo(elsewhere)).toEqual([303, '/']);
});

test('a refused login keeps the email and the choice, encrypted and in the URL, and never the password', async () => {
  const { email } = await registerLearner(request);
  const sent = await postForm('/auth/login', { email, password: 'not this one', next: '/profile', destination: '/' });
  const [status, location] = leadsTo(sent);
  const { pathname, searchParams, hash } = new URL(String(location), 'https://school.test');
  expect([status, pathname, hash]).toEqual([303, '/login', '#form']);
  expect(searchParams.get('error')).toBe('wrongLogin');
  expect(searchParams.get('next')).toBe('/profile');
  expect(location).not.toContain(encodeURIComponent(email));
  const posted = await openPostedFields(searchParams.get('answer') ?? '', '/login');
  expect(posted).toEqual({ values: { email }, isAccepted: false });
  expect(sessionCookieOf(sent)).toBeUndefined();
});

test('a form of another site logs nobody in and out', async () => {
  const { email, password, token } = await registerLearner(request);
  const others: Record<string, string>[] = [
    { origin: 'https://evil.example' },
    { origin: 'null', 'sec-fetch-site': 'cross-site' },
    { origin: 'null' },
  ];
  for (const headers of others) {
    const sent = await postForm('/auth/login', { email, password }, headers);
    expect([sent.status, sessionCookieOf(sent)]).toEqual([403, undefined]);
    const out = await postForm('/auth/logout', {}, { ...headers, cookie: `learner_session=${token}` });
    expect(out.status).toBe(403);
  }
  expect(await isLoggedIn(token)).toBe(true);
});

test('a visitor registers and is logged in; a taken email is an error at its field', async () => {
  const person = registrationInput({ phoneNumber: '9 250 000 117' });
  const sent = await postForm('/auth/register', { ...person, destination: '/profile' });
  expect(leadsTo(sent)).toEqual([303, '/profile']);
  const own = await request('/auth/me', { headers: { authorization: `Bearer ${sessionCookieOf(sent)}` } });
  expect(((await own.json()) as { data: object }).data).toMatchObject({
    name: person.name,
    phoneNumber: '09250000117',
  });

  const again = new URL(String((await postForm('/auth/register', person)).headers.get('location')), 'https://x.test');
  expect([again.pathname, again.searchParams.get('error'), again.searchParams.get('field')]).toEqual([
    '/register',
    'emailTaken',
    'email',
  ]);
  const { values } = (await openPostedFields(again.searchParams.get('answer') ?? '', '/register')) ?? {};
  expect(values).toEqual({ name: person.name, email: person.email, phoneNumber: person.phoneNumber });
});

test('a logout ends the session, clears what scripts have stored, and loads the page again', async () => {
  const { token, cookie } = await learnerWithCookie(request);
  const sent = await postForm('/auth/logout', { destination: '/my/about' }, cookie);
  expect(leadsTo(sent)).toEqual([303, '/my/about']);
  expect(sent.headers.get('clear-site-data')).toBe('"storage"');
  expect(sent.headers.getSetCookie().join()).toMatch(/learner_session=; .*Max-Age=0/);
  expect(await isLoggedIn(token)).toBe(false);
});

test('a forgotten password is replaced with the link of the email', async () => {
  const { email } = await registerLearner(request);
  const asked = await postForm('/auth/forgot_password', { email });
  expect(String(asked.headers.get('location'))).toMatch(/^\/login\?form=forgotten&sent=1&answer=[^&]+#form$/);
  const link = lastLink();
  // `/reset_password` sends no referrer, so its forms have no origin.
  const ownPage = { origin: 'null', 'sec-fetch-site': 'same-origin' };
  const tooShort = await postForm('/auth/reset-by-link', { token: link, password: 'abc' }, ownPage);
  expect(leadsTo(tooShort)).toEqual([303, `/reset_password?error=passwordTooShort&field=password&token=${link}#form`]);
  const sent = await postForm('/auth/reset-by-link', { token: link, password: newPassword }, ownPage);
  expect(leadsTo(sent)).toEqual([303, '/login?done=password']);
  expect((await login(email, newPassword)).status).toBe(200);
});

test('a learner changes password and language, and deletes the account, with the cookie', async () => {
  const learner = await learnerWithCookie(request);
  const { email, password } = learner;
  const language = await postForm('/auth/language', { language: 'fr' }, learner.cookie);
  expect(leadsTo(language)).toEqual([303, '/profile?form=language&sent=1#form']);

  const change = (fields: object) =>
    postForm('/auth/change-password', { old_password: password, password: newPassword, ...fields }, learner.cookie);
  expect(leadsTo(await change({ confirm_password: 'another one' }))).toEqual([
    303,
    '/profile?form=password&error=passwordsDiffer&field=confirm_password#form',
  ]);
  expect(leadsTo(await change({ confirm_password: newPassword }))).toEqual([303, '/login?done=password&next=/profile']);
  expect(await isLoggedIn(learner.token)).toBe(false);

  const again = sessionCookieOf(await postForm('/auth/login', { email, password: newPassword }));
  const remove = (typed: string) =>
    postForm('/auth/me/delete', { password: typed }, { cookie: `learner_session=${again}` });
  expect(leadsTo(await remove(password))).toEqual([
    303,
    '/profile?form=deletion&error=wrongPassword&field=password#form',
  ]);
  const deleted = await remove(newPassword);
  expect(leadsTo(deleted)).toEqual([303, '/account-deletion?done=1']);
  expect(deleted.headers.get('clear-site-data')).toBe('"storage"');
  expect((await login(email, newPassword)).status).toBe(401);
});

test('a learner downloads the own data; without a session the profile says so', async () => {
  const { cookie } = await learnerWithCookie(request);
  const data = await postForm('/auth/my-data', {}, cookie);
  expect(data.headers.get('content-disposition')).toBe('attachment; filename="my-data.json"');
  expect(await data.json()).toHaveProperty('data.account.email');
  expect(leadsTo(await postForm('/auth/my-data', {}))).toEqual([303, '/profile?form=data&error=sessionEnded#form']);
  expect((await postForm('/auth/my-data', {}, { ...cookie, origin: 'https://evil.example' })).status).toBe(403);
});

test('a logout on the page of a reset link, which has no origin, ends the session', async () => {
  const { token, cookie } = await learnerWithCookie(request);
  const sent = await postForm('/auth/logout', {}, { ...cookie, origin: 'null', 'sec-fetch-site': 'same-origin' });
  expect(leadsTo(sent)).toEqual([303, '/']);
  expect(await isLoggedIn(token)).toBe(false);
});

test('scripts of own pages read the token of the cookie, those of other sites do not', async () => {
  const { token, cookie } = await learnerWithCookie(request);
  const ask = (headers: Record<string, string>) =>
    request('/auth/token', { method: 'POST', headers: { host: 'school.test', ...cookie, ...headers } });
  const response = await ask({ 'sec-fetch-site': 'same-origin' });
  expect(await response.json()).toEqual({ data: token });
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await (await ask({ origin: 'https://school.test' })).json()).toEqual({ data: token });
  const refused: Record<string, string>[] = [
    {},
    ...['cross-site', 'same-site', 'none'].map((from) => ({ 'sec-fetch-site': from })),
    { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' },
  ];
  for (const headers of refused) expect((await ask(headers)).status, JSON.stringify(headers)).toBe(401);
  const withInvalid = await ask({ 'sec-fetch-site': 'same-origin', authorization: 'Bearer invalid' });
  expect(await withInvalid.json()).toEqual({ data: token });

  const body = JSON.stringify({ language: 'fr' });
  const headers = {
    host: 'school.test',
    ...cookie,
    'sec-fetch-site': 'same-origin',
    'content-type': 'application/json',
  };
  expect((await request('/auth/language', { method: 'POST', headers, body })).status).toBe(401);
  await postForm('/auth/logout', {}, cookie);
  expect((await ask({ 'sec-fetch-site': 'same-origin' })).status).toBe(401);
});
