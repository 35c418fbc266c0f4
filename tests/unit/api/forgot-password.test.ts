import { beforeEach, expect, test, vi } from 'vitest';
import { openExistingBackend } from '@/tests/support/existing-backend';

vi.mock('next/cache', () => ({ unstable_cache: (load: unknown) => load, revalidateTag: () => {} }));

const existing = await openExistingBackend();
const secret = 'x'.repeat(32);
Object.assign(process.env, {
  BACKEND_URL: existing.url,
  PAYLOAD_SECRET: secret,
  SESSION_SECRET: secret,
  CRON_SECRET: secret,
});
const { answerApi } = await import('@/lib/api/route');
const { requestCode } = await import('@/components/account/ask-for-code');
const { keepReset, pendingReset } = await import('@/components/account/pending-reset');

const path = '/api/auth/forgot_password';
const overHttp = globalThis.fetch;
/** Each test asks for a person of its own: a code is sent once a minute. */
let people = 0;
let email = '';

beforeEach(() => {
  people += 1;
  email = `su${people}@example.com`;
  // A browser's call of the site's own API, which forwards it.
  vi.stubGlobal('fetch', (input: string, init?: RequestInit) =>
    input.startsWith('/') ? answerApi(new Request(`http://localhost${input}`, init)) : overHttp(input, init),
  );
});

test('the message of an existing backend is what the visitor reads', async () => {
  existing.says(path, { body: { data: { message: 'OTP sent, look into your inbox', otp: 'an-opaque-token' } } });
  const reset = await requestCode(email);
  expect(reset).toMatchObject({ message: 'OTP sent, look into your inbox', otp: 'an-opaque-token' });
  expect(pendingReset(email)).toEqual(reset);
});

test.each([
  ['without a token', { data: { message: 'Sent' } }, 'Sent'],
  ['with an empty one', { data: { message: 'Sent', otp: '' } }, 'Sent'],
  ['with a text alone', { data: 'Sent' }, undefined],
  ['without data', { status: 200 }, undefined],
])('an answer of an existing backend %s leads on, and no older token stands in for it', async (_, body, message) => {
  existing.says(path, { body });
  keepReset({ otp: 'of-an-earlier-request', email, askedAt: Date.now() });
  expect(await requestCode(email)).toMatchObject({ otp: '', message });
  expect(pendingReset(email)).toBeUndefined();
});

test('what an existing backend refuses is said in its words', async () => {
  existing.says(path, { status: 404, body: { error: 'No such user' } });
  await expect(requestCode(email)).rejects.toThrow('No such user');
});
