import { expect, test, vi } from 'vitest';

const database = vi.hoisted(() => ({ failures: 1 }));
vi.mock('@/lib/env', () => ({ env: () => ({ DATABASE_URL: 'postgres://db/school' }) }));
vi.mock('@/lib/cms/open', () => ({
  openCms: async () => {
    if (database.failures-- > 0) throw new Error('the database does not answer');
    return { db: { pool: {} } };
  },
}));
vi.mock('rate-limiter-flexible', async (original) => {
  const library = await original<typeof import('rate-limiter-flexible')>();
  class RateLimiterPostgres extends library.RateLimiterMemory {}
  return { ...library, RateLimiterPostgres };
});

const { consumeRateLimit } = await import('@/lib/backend/rate-limits');

test('a single database failure does not block a form until the next start', async () => {
  await expect(consumeRateLimit('forms', '10.0.0.1')).rejects.toThrow('the database does not answer');
  await expect(consumeRateLimit('forms', '10.0.0.1')).resolves.toBeUndefined();
});

test('points are counted across a limiter', async () => {
  for (let tries = 0; tries < 3; tries++) await consumeRateLimit('mailbox', 'su@example.com');
  await expect(consumeRateLimit('mailbox', 'su@example.com')).rejects.toMatchObject({ status: 429 });
});
