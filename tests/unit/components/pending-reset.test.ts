import { afterEach, expect, test, vi } from 'vitest';
import { forgetReset, keepReset, pendingReset } from '@/components/account/pending-reset';

const asked = { otp: 'token', email: 'Su@Example.com', askedAt: Date.now() };

afterEach(() => {
  forgetReset();
  vi.useRealTimers();
});

test('a reset goes on where it was left while its code is good, and no longer', () => {
  vi.useFakeTimers({ now: asked.askedAt });
  keepReset(asked);
  vi.advanceTimersByTime(9 * 60_000);
  expect(pendingReset()).toEqual(asked);
  vi.advanceTimersByTime(60_000);
  expect(pendingReset()).toBeUndefined();
});

test('a reset of one address is none of another', () => {
  keepReset(asked);
  expect(pendingReset(' su@example.com ')).toEqual(asked);
  expect(pendingReset('mya@example.com')).toBeUndefined();
});
