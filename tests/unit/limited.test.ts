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

const { spend } = await import('@/lib/backend/middleware/limited');

test('a database that fails once does not close a form until the next start', async () => {
  await expect(spend('forms', '10.0.0.1')).rejects.toThrow('the database does not answer');
  await expect(spend('forms', '10.0.0.1')).resolves.toBeUndefined();
});

test('what a policy allows is counted across its limiter', async () => {
  for (let tries = 0; tries < 3; tries++) await spend('mailbox', 'su@example.com');
  await expect(spend('mailbox', 'su@example.com')).rejects.toMatchObject({ status: 429 });
});
