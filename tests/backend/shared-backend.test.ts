import { expect, test, vi } from 'vitest';

test('every bundle of the process uses the shared backend', async () => {
  const start = await import('@/lib/backend/shared-backend');
  start.shareBackend((await import('@/lib/backend/built-in')).builtIn);
  const shared = await start.getBuiltIn();
  // As the framework does for routes and for pages: the same files, loaded again.
  vi.resetModules();
  const page = await import('@/lib/backend/shared-backend');
  expect(page).not.toBe(start);
  expect(await page.getBuiltIn()).toBe(shared);
});

test('without sharing, as in development, each bundle has its own backend', async () => {
  delete (globalThis as { [key: symbol]: unknown })[Symbol.for('school.backend')];
  vi.resetModules();
  const { getBuiltIn } = await import('@/lib/backend/shared-backend');
  const { builtIn } = await import('@/lib/backend/built-in');
  expect(await getBuiltIn()).toBe(builtIn);
});
