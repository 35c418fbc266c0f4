import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { openPostedFields, sealPostedFields } from '@/lib/session/posted-fields';

beforeAll(() => {
  const secret = 'x'.repeat(32);
  Object.assign(process.env, { PAYLOAD_SECRET: secret, SESSION_SECRET: secret, CRON_SECRET: secret });
});
afterEach(() => vi.useRealTimers());

const posted = { values: { reference: 'EP-7K3M-Q2', phone: '၀၉၂၅၀၀၀၀၁၁၇' }, isAccepted: true };

test('the page of the form reads what was sent, and no other page does', async () => {
  const token = await sealPostedFields(posted, '/status');
  expect(await openPostedFields(token, '/status')).toEqual(posted);
  expect(await openPostedFields(token, '/contact')).toBeNull();
  expect(await sealPostedFields(posted, '/status')).not.toBe(token);
});

test.each([0, 2, 3, 4])('a token whose part %i was changed is not read', async (index) => {
  const parts = (await sealPostedFields(posted, '/status')).split('.');
  const [first, ...rest] = parts[index] ?? '';
  parts[index] = [first === '-' ? '_' : '-', ...rest].join('');
  expect(await openPostedFields(parts.join('.'), '/status')).toBeNull();
});

test('a token ends after ten minutes', async () => {
  const token = await sealPostedFields(posted, '/status');
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 601_000 });
  expect(await openPostedFields(token, '/status')).toBeNull();
});
