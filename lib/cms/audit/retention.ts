import { lt } from 'drizzle-orm';
import type { Payload } from 'payload';
import { databaseOf } from '@/lib/cms/tables';
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
