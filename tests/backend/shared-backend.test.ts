import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

test('in production every bundle of the process waits for the backend that was started', async () => {
  vi.stubEnv('NODE_ENV', 'production');
  const page = await import('@/lib/backend/shared-backend');
  const shared = page.getBuiltIn();
  // As the framework does for instrumentation: the same files, loaded again.
  vi.resetModules();
  const start = await import('@/lib/backend/shared-backend');
  expect(start).not.toBe(page);
  const { builtIn } = await import('@/lib/backend/built-in');
  start.shareBackend(builtIn);
  expect(await shared).toBe(builtIn);
});

test('in development each bundle has its own backend', async () => {
  const { getBuiltIn } = await import('@/lib/backend/shared-backend');
  const { builtIn } = await import('@/lib/backend/built-in');
  expect(await getBuiltIn()).toBe(builtIn);
});
