import { expect, test, vi } from 'vitest';

test('every bundle of the process uses the shared backend', async () => {
  const start = await import('@/lib/backend/shared-backend');
  const { backend } = await import('@/lib/backend/app');
  const { scheduledJobs } = await import('@/lib/backend/scheduled-jobs');
  const { hasStaffSession } = await import('@/lib/backend/staff-session');
  start.shareBackend({ backend, scheduledJobs, hasStaffSession });
  const shared = await start.getBuiltInBackend();
  // As the framework does for routes and for pages: the same files, loaded again.
  vi.resetModules();
  const page = await import('@/lib/backend/shared-backend');
  expect(page).not.toBe(start);
  expect(await page.getBuiltInBackend()).toBe(shared);
  expect(await page.getScheduledJobs()).toBe(scheduledJobs);
  expect(await page.getStaffSessionCheck()).toBe(hasStaffSession);
});

test('without sharing, as in development, each bundle has its own backend', async () => {
  delete (globalThis as { [key: symbol]: unknown })[Symbol.for('school.backend')];
  vi.resetModules();
  const { getBuiltInBackend } = await import('@/lib/backend/shared-backend');
  const { backend } = await import('@/lib/backend/app');
  expect(await getBuiltInBackend()).toBe(backend);
});
