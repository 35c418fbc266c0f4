import type { Migration, Payload } from 'payload';
import { createLimitTable } from '@/lib/cms/limiter';
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
    const { migrations } = env().DATABASE_URL
      ? await import('@/lib/cms/migrations/postgres')
      : await import('@/lib/cms/migrations/sqlite');
    // The types of the two databases' migrations differ in their client only.
    await cms.db.migrate({ migrations: migrations as unknown as Migration[] });
    if (env().DATABASE_URL) await createLimitTable();
    await ensureOwner(cms);
    await provideContent(cms);
  });
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
