import type { Migration, Payload } from 'payload';
import { DatabaseOwnedError } from '@/lib/cms/database';
import { EnvError, env } from '@/lib/env';

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

/** Opens the CMS before the first request. A wrong environment or a database in other hands ends the process with readable lines. */
export async function prepare(): Promise<void> {
  try {
    // With an existing backend there is no database of ours to open; staff work there.
    if (env().BACKEND_URL) return;
    const { openCms } = await import('@/lib/cms/open');
    const cms = await openCms();
    await bringUpToDate(cms);
    const { startMailWorker } = await import('@/lib/mail/queue');
    startMailWorker(openCms);
    const { startReceiptsSweep } = await import('@/lib/cms/receipts-sweep');
    startReceiptsSweep(cms);
  } catch (error) {
    if (error instanceof EnvError) {
      for (const line of error.lines) console.error(`Environment: ${line}`);
    } else if (
      error instanceof DatabaseOwnedError ||
      (error instanceof Error && /in use by another process/.test(error.message))
    ) {
      console.error(error.message);
    } else {
      console.error('The server could not start.', error);
    }
    process.exit(78);
  }
}
