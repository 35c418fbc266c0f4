import { AsyncLocalStorage } from 'node:async_hooks';
import { expect, test, vi } from 'vitest';
import { createRateLimiter } from '@/lib/cms/rate-limiter';

vi.mock('@/lib/env', () => ({ env: () => ({}) }));

test('a counted request is not kept in memory until its key expires', async () => {
  const request = new AsyncLocalStorage<string>();
  const contexts: unknown[] = [];
  const startTimer = globalThis.setTimeout;
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((...timer: Parameters<typeof setTimeout>) => {
    contexts.push(request.getStore());
    return startTimer(...timer);
  }) as typeof setTimeout);
  const limiter = createRateLimiter('test', { points: 1, minutes: 1 });
  const waitSeconds = await request.run('a request', () => limiter.consume(() => Promise.reject(), '203.0.113.1'));
  expect(waitSeconds).toBe(0);
  expect(contexts).toEqual([undefined]);
});
