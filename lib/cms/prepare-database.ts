import type { Migration, Payload } from 'payload';
import { requireFinishedMove } from '@/lib/cms/move/unfinished-move';
import { withoutQueryTimeout } from '@/lib/cms/postgres-pool';
import { withPreparationLock } from '@/lib/cms/preparation-lock';
import { createRateLimitTable } from '@/lib/cms/rate-limiter';
import { ensureOwner } from '@/lib/cms/seed/owner';
import { hasOtherContent, readSeedState, writeSeedState } from '@/lib/cms/seed/state';
import { databaseOf } from '@/lib/cms/tables';
import { env } from '@/lib/env';

/**
 * Runs migrations, creates the owner and, with `SEED=demo`, seeds a new database. One process at a time.
 * @throws PreparationTimeoutError, UnfinishedMoveError
 */
export async function prepareDatabase(cms: Payload): Promise<void> {
  await withPreparationLock(cms, () =>
    withoutSyncPerCommit(cms, async () => {
      await requireFinishedMove(cms);
      await migrate(cms);
      await ensureOwner(cms);
      await seedNewDatabase(cms);
    }),
  );
}

/**
 * Thousands of commits of SQLite, synced to the disk together at the end. A power cut before that leaves a consistent earlier
 * state, and the next start prepares it again.
 */
async function withoutSyncPerCommit(cms: Payload, prepare: () => Promise<void>): Promise<void> {
  if (env().DATABASE_URL) return prepare();
  const { drizzle } = databaseOf(cms);
  await drizzle.run('PRAGMA synchronous = NORMAL');
  try {
    await prepare();
  } finally {
    await drizzle.run('PRAGMA synchronous = FULL');
  }
  await drizzle.run('PRAGMA wal_checkpoint(TRUNCATE)');
}

/** Only runs migrations: a move brings the records. */
export const migrateDatabase = (cms: Payload): Promise<void> => withPreparationLock(cms, () => migrate(cms));

const migrate = (cms: Payload) => (env().DATABASE_URL ? migratePostgres(cms) : migrateSqlite(cms));

async function migrateSqlite(cms: Payload): Promise<void> {
  const { migrations } = await import('@/lib/cms/migrations/sqlite');
  // The migrations' types differ in the client only.
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
  await createRateLimitTable(cms);
}

async function seedNewDatabase(cms: Payload): Promise<void> {
  const state = await readSeedState(cms);
  if (state?.phase === 'closed') return;
  if (env().SEED === 'demo') {
    // Imported on demand: it is large.
    const { seedDemonstration } = await import('@/lib/cms/seed/seed-demonstration');
    await seedDemonstration(cms);
  } else if (!state && (await hasOtherContent(cms))) {
    await writeSeedState(cms, { phase: 'closed' });
  }
}
