import { afterEach, expect, test, vi } from 'vitest';
import { untilLoaded } from '@/components/ui/island';

afterEach(() => {
  vi.useRealTimers();
});

test('a form whose script is lost on the way is asked for until it comes', async () => {
  vi.useFakeTimers();
  let tries = 0;
  const loading = untilLoaded(async () => {
    if (++tries < 3) throw new Error('ChunkLoadError');
    return 'the form';
  });
  await vi.advanceTimersByTimeAsync(5000);
  expect(tries).toBe(2);
  await vi.advanceTimersByTimeAsync(5000);
  expect(await loading).toBe('the form');
});
