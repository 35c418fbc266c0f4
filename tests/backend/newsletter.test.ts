import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { openTestBackend } from '@/tests/support/database';
import { formPoster, readRedirect, readResult } from '@/tests/support/post';

const backend = await openTestBackend();
const { cms } = backend;
const { postJson, postForm } = formPoster(backend);

const rows = async (email: string) =>
  (await cms.find({ collection: 'subscribers', where: { email: { equals: email } } })).docs;
const tokenOf = async (email: string) => (await rows(email))[0]?.unsubscribeToken ?? '';
const findMails = async (to: string) => (await cms.find({ collection: 'mails', where: { to: { equals: to } } })).docs;
const thanks = { status: 200, result: 'Thank you for subscribing. You’ll get our next newsletter.' };

test('subscribing is idempotent, also concurrently', async () => {
  const responses = await Promise.all(
    Array.from({ length: 8 }, () => postJson('/about/click_to_subscribe', { email: 'Su@Example.com' })),
  );
  expect(await readResult(responses[0] as Response)).toEqual(thanks);
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await rows('su@example.com')).toHaveLength(1);
  expect(await findMails('su@example.com')).toHaveLength(1);
});

test('the link in the mail unsubscribes, and subscribing again works', async () => {
  const email = 'khin@example.com';
  await postJson('/about/click_to_subscribe', { email });
  const token = await tokenOf(email);
  expect(token).toHaveLength(43);
  expect((await findMails(email))[0]?.text).toContain(`/unsubscribe?token=${token}`);
  for (const _ of ['once', 'and once more']) {
    expect((await postJson('/about/unsubscribe', { token })).status).toBe(200);
  }
  expect((await rows(email))[0]?.unsubscribedAt).toBeTruthy();
  await postJson('/about/click_to_subscribe', { email });
  expect((await rows(email))[0]?.unsubscribedAt).toBeNull();
  expect(await tokenOf(email)).toBe(token);
});

test('a link whose token was stored as a hash still unsubscribes', async () => {
  const email = 'early@example.com';
  const token = 'a-token-that-was-made-from-the-session-secret';
  const unsubscribeToken = createHash('sha256').update(token).digest('hex');
  await cms.create({ collection: 'subscribers', data: { email, handling: 'new', unsubscribeToken } });
  expect((await postJson('/about/unsubscribe', { token })).status).toBe(200);
  expect((await rows(email))[0]?.unsubscribedAt).toBeTruthy();
});

test.each([
  ['click_to_subscribe', { email: '' }, 'Email is required'],
  ['click_to_subscribe', {}, 'Email is required'],
  ['click_to_subscribe', { email: 'su@home' }, 'Invalid Email Address'],
  ['unsubscribe', { token: 'x'.repeat(43) }, expect.stringContaining('This link is incomplete')],
])('%s refuses %o', async (path, body, result) => {
  expect(await readResult(await postJson(`/about/${path}`, body))).toEqual({ status: 400, result });
});

test('a submission with the honeypot field filled in is confirmed but not stored', async () => {
  const email = 'robot@example.com';
  expect(await readResult(await postJson('/about/click_to_subscribe', { email, website: 'x' }))).toEqual(thanks);
  expect(await rows(email)).toEqual([]);
});

test('without scripts', async () => {
  const sent = await postForm('/about/click_to_subscribe', { email: 'plain@example.com', website: '' });
  expect([sent.status, sent.headers.get('location')]).toEqual([303, '/subscribe?sent=1#form']);
  expect(await rows('plain@example.com')).toHaveLength(1);
  const token = await tokenOf('plain@example.com');
  const left = await postForm('/about/unsubscribe', { token });
  expect(left.headers.get('location')).toBe('/unsubscribe?sent=1#form');
  const refused = await readRedirect(await postForm('/about/click_to_subscribe', { email: 'plain@' }));
  expect(refused).toMatchObject({ values: { email: 'plain@' } });
  expect(refused.location).toMatch(/^\/subscribe\?error=\w+&field=email#form$/);
});
