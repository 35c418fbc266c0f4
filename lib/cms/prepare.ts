import type { Migration, Payload } from 'payload';
import { hasContent } from '@/lib/cms/seed/has-content';
import { ensureOwner } from '@/lib/cms/seed/owner';
import { env } from '@/lib/env';

/** Brings an opened CMS up to date: migrations, the owner, and demonstration content where the database is empty and `SEED=demo`. */
export async function bringUpToDate(cms: Payload): Promise<void> {
  const { migrations } = env().DATABASE_URL
    ? await import('@/lib/cms/migrations/postgres')
    : await import('@/lib/cms/migrations/sqlite');
  // The types of the two databases' migrations differ in their client only.
  await cms.db.migrate({ migrations: migrations as unknown as Migration[] });
  await ensureOwner(cms);
  // The demonstration's content is not even read where there is some.
  if (env().SEED === 'demo' && !(await hasContent(cms))) {
    const { seedDemonstration } = await import('@/lib/cms/seed');
    await seedDemonstration(cms);
  }
}
