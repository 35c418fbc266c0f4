import { randomUUID } from 'node:crypto';
import type { Payload } from 'payload';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startDailyJobs } from '@/lib/backend/daily-jobs';

vi.mock('@/lib/env', () => ({ env: () => ({}) }));

const dayMs = 24 * 60 * 60 * 1000;
const cms = {} as Payload;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('a daily job runs at once and every day, and starts once', async () => {
  const run = vi.fn(async () => {});
  const jobs = { [randomUUID()]: run };
  startDailyJobs(cms, jobs);
  startDailyJobs(cms, jobs);
  await vi.advanceTimersByTimeAsync(1000);
  expect(run).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(2 * dayMs);
  expect(run).toHaveBeenCalledTimes(3);
});

test('a job that fails is logged, and does not stop the others', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  const run = vi.fn(async () => {});
  const fail = () => Promise.reject(new Error('the disk is full'));
  startDailyJobs(cms, { [randomUUID()]: fail, [randomUUID()]: run });
  await vi.advanceTimersByTimeAsync(1000);
  expect(run).toHaveBeenCalledTimes(1);
  expect(logged.mock.calls.flat().join(' ')).toContain('the disk is full');
});
