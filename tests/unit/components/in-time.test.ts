import { afterEach, expect, test, vi } from 'vitest';
import { inTime } from '@/components/ui/in-time';

afterEach(() => vi.useRealTimers());

test('a tap waits five seconds for a script, not for ever', async () => {
  vi.useFakeTimers();
  const never = inTime(new Promise<string>(() => undefined));
  await vi.advanceTimersByTimeAsync(5000);
  expect(await never).toBeUndefined();
  expect(await inTime(Promise.resolve('here'))).toBe('here');
  expect(await inTime(Promise.reject(new Error('gone')))).toBeUndefined();
});
