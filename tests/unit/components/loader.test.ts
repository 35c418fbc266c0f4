import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLoader, loadWithTimeout } from '@/components/ui/loader';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const failing = () => Promise.reject(new Error('ChunkLoadError'));

test('a tap waits five seconds for a module, not for ever', async () => {
  const loading = loadWithTimeout(new Promise<string>(() => undefined));
  await vi.advanceTimersByTimeAsync(5000);
  expect(await loading).toBeUndefined();
  expect(await loadWithTimeout(Promise.resolve('loaded'))).toBe('loaded');
  expect(await loadWithTimeout(failing())).toBeUndefined();
});

test('a part whose script fails to load is requested until it loads', async () => {
  const load = vi
    .fn(async () => 'the form')
    .mockImplementationOnce(failing)
    .mockImplementationOnce(failing);
  const loader = createLoader(load);
  const states: string[] = [];
  loader.subscribe(() => states.push(loader.getSnapshot().name));
  expect(await loader.start()).toBeUndefined();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await loader.loaded).toBe('the form');
  expect(states).toEqual(['failed', 'failed', 'loaded']);
  expect(await loader.start()).toBe('the form');
  expect(load).toHaveBeenCalledTimes(3);
});

test('Retry requests the script at once, and hides the notice meanwhile', async () => {
  const load = vi.fn(async () => 'the form').mockImplementationOnce(failing);
  const loader = createLoader(load);
  await loader.start();
  loader.retry();
  expect(loader.getSnapshot().name).toBe('loading');
  expect(await loader.loaded).toBe('the form');
  expect(load).toHaveBeenCalledTimes(2);
});

test('a part that the visitor has closed is not requested again', async () => {
  const load = vi.fn(failing);
  const loader = createLoader(load);
  const close = loader.subscribe(() => undefined);
  await loader.start();
  close();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(load).toHaveBeenCalledOnce();
});
