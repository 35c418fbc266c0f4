import { lt } from 'drizzle-orm';
import type { Payload } from 'payload';
import { databaseOf } from '@/lib/cms/tables';
import { startDailyJob } from '@/lib/daily-job';
import { logError } from '@/lib/log-error';
import { auditCollection } from './record-entry';

/** Two years. One day more than the database demands. */
const retentionDays = 732;
const dayMs = 24 * 60 * 60 * 1000;

export async function deleteOldEntries(cms: Payload): Promise<number> {
  const before = new Date(Date.now() - retentionDays * dayMs);
  const { drizzle, tables } = databaseOf(cms, auditCollection);
  const table = tables[auditCollection];
  const deleted = await drizzle.delete(table).where(lt(table.at, before.toISOString())).returning({ id: table.id });
  return deleted.length;
}

export const startDeletingOldEntries = (cms: Payload): void =>
  startDailyJob('audit-entries', () => {
    deleteOldEntries(cms).catch((error: unknown) => logError('Old audit entries could not be deleted.', error));
  });
