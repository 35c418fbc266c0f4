import type { Migration, Payload } from 'payload';
import { env } from '@/lib/env';

/** Brings an opened CMS up to date: migrations, the owner, and demonstration content where the database is empty and `SEED=demo`. */
export async function bringUpToDate(cms: Payload): Promise<void> {
  const { migrations } = env().DATABASE_URL
    ? await import('@/lib/cms/migrations/postgres')
    : await import('@/lib/cms/migrations/sqlite');
  // The types of the two databases' migrations differ in their client only.
  await cms.db.migrate({ migrations: migrations as unknown as Migration[] });
  const { ensureOwner } = await import('@/lib/cms/seed/owner');
  await ensureOwner(cms);
  if (env().SEED === 'demo') {
    const { seedDemonstration } = await import('@/lib/cms/seed');
    await seedDemonstration(cms);
  }
}
