import { randomUUID } from 'node:crypto';
import { afterEach, expect, test, vi } from 'vitest';
import { startDailyJob } from '@/lib/daily-job';

const dayMs = 24 * 60 * 60 * 1000;

afterEach(() => vi.useRealTimers());

test('a daily job runs at once and every day, and starts once', () => {
  vi.useFakeTimers();
  const name = randomUUID();
  const run = vi.fn();
  startDailyJob(name, run);
  startDailyJob(name, run);
  expect(run).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(2 * dayMs);
  expect(run).toHaveBeenCalledTimes(3);
});

test('jobs of different names run independently', () => {
  vi.useFakeTimers();
  const runs = [vi.fn(), vi.fn()];
  for (const run of runs) startDailyJob(randomUUID(), run);
  for (const run of runs) expect(run).toHaveBeenCalledTimes(1);
});
