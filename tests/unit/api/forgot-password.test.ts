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
const { handleApiRequest } = await import('@/lib/api/api-handler');
const { requestResetCode } = await import('@/components/account/request-reset-code');
const { savePendingReset, readPendingReset } = await import('@/components/account/pending-reset');

const path = '/api/auth/forgot_password';
const overHttp = globalThis.fetch;
/** Each test has another email, because a code is sent once a minute. */
let people = 0;
let email = '';

beforeEach(() => {
  people += 1;
  email = `su${people}@example.com`;
  // A browser's call of the site's own API, which forwards it.
  vi.stubGlobal('fetch', (input: string, init?: RequestInit) =>
    input.startsWith('/') ? handleApiRequest(new Request(`http://localhost${input}`, init)) : overHttp(input, init),
  );
});

test('visitors read the message of the existing backend', async () => {
  existing.respondTo(path, { body: { data: { message: 'OTP sent, look into your inbox', otp: 'an-opaque-token' } } });
  const reset = await requestResetCode(email);
  expect(reset).toMatchObject({ message: 'OTP sent, look into your inbox', otp: 'an-opaque-token' });
  expect(readPendingReset(email)).toEqual(reset);
});

test.each([
  ['without a token', { data: { message: 'Sent' } }, 'Sent'],
  ['with an empty one', { data: { message: 'Sent', otp: '' } }, 'Sent'],
  ['with a text alone', { data: 'Sent' }, undefined],
  ['without data', { status: 200 }, undefined],
])('a response of an existing backend %s continues without an older token', async (_, body, message) => {
  existing.respondTo(path, { body });
  savePendingReset({ otp: 'of-an-earlier-request', email, askedAt: Date.now() });
  expect(await requestResetCode(email)).toMatchObject({ otp: '', message });
  expect(readPendingReset(email)).toBeUndefined();
});

test('visitors read the refusal of the existing backend', async () => {
  existing.respondTo(path, { status: 404, body: { error: 'No such user' } });
  await expect(requestResetCode(email)).rejects.toThrow('No such user');
});
