import { afterEach, expect, test, vi } from 'vitest';
import { loadWithRetry, loadWithTimeout } from '@/components/ui/load-module';

afterEach(() => {
  vi.useRealTimers();
});

test('a tap waits five seconds for a module, not for ever', async () => {
  vi.useFakeTimers();
  const loading = loadWithTimeout(new Promise<string>(() => undefined));
  await vi.advanceTimersByTimeAsync(5000);
  expect(await loading).toBeUndefined();
  expect(await loadWithTimeout(Promise.resolve('loaded'))).toBe('loaded');
  expect(await loadWithTimeout(Promise.reject(new Error('ChunkLoadError')))).toBeUndefined();
});

test('a form whose script fails to load is requested until it loads', async () => {
  vi.useFakeTimers();
  let tries = 0;
  const loading = loadWithRetry(async () => {
    if (++tries < 3) throw new Error('ChunkLoadError');
    return 'the form';
  });
  await vi.advanceTimersByTimeAsync(5000);
  expect(tries).toBe(2);
  await vi.advanceTimersByTimeAsync(5000);
  expect(await loading).toBe('the form');
});
