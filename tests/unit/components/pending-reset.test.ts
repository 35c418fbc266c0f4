import { afterEach, expect, test, vi } from 'vitest';
import { readPendingReset, removePendingReset, savePendingReset } from '@/components/account/pending-reset';

const reset = { otp: 'token', email: 'Su@Example.com', askedAt: Date.now() };

afterEach(() => {
  removePendingReset();
  vi.useRealTimers();
});

test('a pending reset expires with its code', () => {
  vi.useFakeTimers({ now: reset.askedAt });
  savePendingReset(reset);
  vi.advanceTimersByTime(9 * 60_000);
  expect(readPendingReset()).toEqual(reset);
  vi.advanceTimersByTime(60_000);
  expect(readPendingReset()).toBeUndefined();
});

test('a pending reset belongs to one email', () => {
  savePendingReset(reset);
  expect(readPendingReset(' su@example.com ')).toEqual(reset);
  expect(readPendingReset('mya@example.com')).toBeUndefined();
});
