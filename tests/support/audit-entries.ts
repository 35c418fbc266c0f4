import type { Payload, Where } from 'payload';
import type { AuditEntry } from '@/lib/cms/audit/audit-entry';

/** Newest first. */
export async function findEntries(cms: Payload, filter: Partial<AuditEntry>): Promise<AuditEntry[]> {
  const where: Where = { and: Object.entries(filter).map(([field, value]) => ({ [field]: { equals: value } })) };
  const { docs } = await cms.find({ collection: 'audit-entries', where, sort: '-at', pagination: false, depth: 0 });
  return docs as unknown as AuditEntry[];
}
