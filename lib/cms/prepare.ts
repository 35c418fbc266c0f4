import type { Migration, Payload } from 'payload';
import { createLimitTable } from '@/lib/cms/limiter';
import { withoutQueryTimeout } from '@/lib/cms/postgres-pool';
import { withPreparationLock } from '@/lib/cms/preparation-lock';
import { ensureOwner } from '@/lib/cms/seed/owner';
import { hasOtherContent, readSeedState, writeSeedState } from '@/lib/cms/seed/state';
import { env } from '@/lib/env';

/**
 * Brings an opened CMS up to date: migrations, the owner and, with `SEED=demo`, the demonstration content of a database that never
 * had any. Of several processes on one PostgreSQL, one at a time does so.
 * @throws PreparationTimeoutError when another process does not finish.
 */
export async function bringUpToDate(cms: Payload): Promise<void> {
  await withPreparationLock(cms, async () => {
    await (env().DATABASE_URL ? migratePostgres(cms) : migrateSqlite(cms));
    await ensureOwner(cms);
    await provideContent(cms);
  });
}

async function migrateSqlite(cms: Payload): Promise<void> {
  const { migrations } = await import('@/lib/cms/migrations/sqlite');
  // The types of the two databases' migrations differ in their client only.
  await cms.db.migrate({ migrations: migrations as unknown as Migration[] });
}

async function migratePostgres(cms: Payload): Promise<void> {
  const { migrations } = await import('@/lib/cms/migrations/postgres');
  const unlimited = migrations.map(({ up, ...migration }) => ({
    ...migration,
    up: async (args: Parameters<typeof up>[0]) => {
      await args.db.execute('SET LOCAL statement_timeout = 0');
      await up(args);
    },
  }));
  const { pool } = cms.db as unknown as { pool: unknown };
  await withoutQueryTimeout(pool, () => cms.db.migrate({ migrations: unlimited as unknown as Migration[] }));
  await createLimitTable();
}

async function provideContent(cms: Payload): Promise<void> {
  const state = await readSeedState(cms);
  if (state?.phase === 'closed') return;
  if (env().SEED === 'demo') {
    // The content is not even read where it is not written.
    const { seedDemonstration } = await import('@/lib/cms/seed');
    await seedDemonstration(cms);
  } else if (!state && (await hasOtherContent(cms))) {
    await writeSeedState(cms, { phase: 'closed' });
  }
}
