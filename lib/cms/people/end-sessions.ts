import { and, eq, gt, ne, type SQL } from 'drizzle-orm';
import type { PayloadRequest } from 'payload';
import { transactionOf } from '@/lib/cms/tables';

const openTable = async (req: PayloadRequest) => {
  const { drizzle, tables } = await transactionOf(req, 'staff-sessions');
  return { drizzle, table: tables['staff-sessions'] };
};

export type StaffSession = { id: string; device: string; createdAt: string; lastUsedAt: string };

/** The most recently used first. */
export async function listSessions(req: PayloadRequest, staff: string): Promise<StaffSession[]> {
  const { drizzle, table } = await openTable(req);
  const rows = await drizzle
    .select()
    .from(table)
    .where(and(eq(table._parentID, staff), gt(table.expiresAt, new Date().toISOString())));
  return rows
    .map(({ id, device, createdAt, lastUsedAt }) => ({
      id: String(id),
      device: device ?? '',
      createdAt: String(createdAt),
      lastUsedAt: String(lastUsedAt ?? createdAt),
    }))
    .sort((one, other) => Date.parse(other.lastUsedAt) - Date.parse(one.lastUsedAt));
}

async function deleteSessions(req: PayloadRequest, staff: string, which?: (id: never) => SQL): Promise<number> {
  const { drizzle, table } = await openTable(req);
  const ended = await drizzle
    .delete(table)
    .where(and(eq(table._parentID, staff), which?.(table.id as never)))
    .returning({ id: table.id });
  return ended.length;
}

export const endSession = (req: PayloadRequest, staff: string, id: string): Promise<number> =>
  deleteSessions(req, staff, (column) => eq(column, id));

/** All sessions of an account, except one. */
export const endSessions = (req: PayloadRequest, staff: string, except?: string): Promise<number> =>
  deleteSessions(req, staff, except ? (column) => ne(column, except) : undefined);

export async function describeSession(req: PayloadRequest, id: string, device: string): Promise<void> {
  const { drizzle, table } = await openTable(req);
  await drizzle.update(table).set({ device, lastUsedAt: new Date().toISOString() }).where(eq(table.id, id));
}

const touchIntervalMs = 5 * 60_000;

/** Records the use of a session, at most once in five minutes. */
export async function touchSession(
  req: Pick<PayloadRequest, 'payload'>,
  { id, lastUsedAt }: { id: string; lastUsedAt?: string | null },
): Promise<void> {
  const now = new Date();
  if (lastUsedAt && now.getTime() - Date.parse(lastUsedAt) < touchIntervalMs) return;
  const { drizzle, table } = await openTable(req as PayloadRequest);
  await drizzle.update(table).set({ lastUsedAt: now.toISOString() }).where(eq(table.id, id));
}
