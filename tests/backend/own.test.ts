import { expect, test, vi } from 'vitest';

test('every layer of the process works with the backend that the start has kept', async () => {
  const start = await import('@/lib/backend/own');
  const { backend } = await import('@/lib/backend/app');
  const { rounds } = await import('@/lib/backend/rounds');
  const { hasStaffSession } = await import('@/lib/backend/staff-session');
  start.keepBackend({ backend, rounds, hasStaffSession });
  const kept = await start.ownBackend();
  // As the framework does for routes and for pages: the same files, loaded again.
  vi.resetModules();
  const page = await import('@/lib/backend/own');
  expect(page).not.toBe(start);
  expect(await page.ownBackend()).toBe(kept);
  expect(await page.ownRounds()).toBe(rounds);
  expect(await page.ownStaffSession()).toBe(hasStaffSession);
});

test('without a start, as while developing, each layer has its own', async () => {
  delete (globalThis as { [key: symbol]: unknown })[Symbol.for('school.backend')];
  vi.resetModules();
  const { ownBackend } = await import('@/lib/backend/own');
  const { backend } = await import('@/lib/backend/app');
  expect(await ownBackend()).toBe(backend);
});
