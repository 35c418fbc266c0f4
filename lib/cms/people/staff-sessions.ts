import { and, eq, lte, or } from 'drizzle-orm';
import type { DatabaseAdapter, PayloadRequest, UpdateOne, UpdateOneArgs } from 'payload';
import { databaseOf } from '@/lib/cms/tables';

type Session = { id: string; createdAt?: Date | string; expiresAt: Date | string };
type StaffWrite = UpdateOneArgs & { data: { sessions?: Session[]; updatedAt?: string | null } };
type Request = Partial<PayloadRequest> | undefined;

async function openSessionsTable(database: DatabaseAdapter, req: Request) {
  const { drizzle, tables } = databaseOf(database.payload, 'staff-sessions');
  const transactionId = await req?.transactionID;
  const transaction = transactionId === undefined ? undefined : database.sessions?.[transactionId];
  const db = (transaction as { db: typeof drizzle } | undefined)?.db ?? drizzle;
  const table = tables['staff-sessions'];
  return { table, db };
}

/** Appends sessions. A write without `sessions` would delete all. */
const withNewSessions = ({ data, ...write }: StaffWrite, sessions: Session[]) =>
  ({ ...write, data: { ...data, sessions: { $push: sessions } } }) as UpdateOneArgs;

/** Writes only the rows of the session that logs in, refreshes or logs out. */
async function writeSessions(database: DatabaseAdapter, updateOne: UpdateOne, write: StaffWrite): Promise<null> {
  const { id, data, req } = write;
  const sessions = data.sessions ?? [];
  const { table, db } = await openSessionsTable(database, req);
  const ofAccount = eq(table._parentID, id);
  // Sessions read from the database have string dates, new ones have Date objects.
  const started = sessions.filter(({ createdAt }) => createdAt instanceof Date);
  if (started.length > 0) {
    await updateOne(withNewSessions({ ...write, data: { updatedAt: null }, returning: false }, started));
  }
  for (const { id: session, createdAt, expiresAt } of sessions) {
    if (createdAt instanceof Date || !(expiresAt instanceof Date)) continue;
    await db
      .update(table)
      .set({ expiresAt: expiresAt.toISOString() })
      .where(and(ofAccount, eq(table.id, session)));
  }
  const current = (req?.user as { _sid?: string } | null | undefined)?._sid;
  const isLogout = started.length === 0 && !sessions.some((session) => session.id === current);
  const isExpired = lte(table.expiresAt, new Date().toISOString());
  await db.delete(table).where(and(ofAccount, isLogout && current ? or(isExpired, eq(table.id, current)) : isExpired));
  return null;
}

/**
 * Payload writes an account with all its sessions at once: of two simultaneous logins one is lost, and a login reverts a
 * simultaneous change of roles. Here a login, refresh or logout writes its own session only, and a change of the account
 * writes sessions only if it sets a password.
 */
export function keepParallelSessions(database: DatabaseAdapter): void {
  const updateOne = database.updateOne.bind(database);
  database.updateOne = (async (args: StaffWrite) => {
    const { collection, data, id, req } = args;
    if (collection !== 'staff' || id === undefined || !Array.isArray(data.sessions)) return updateOne(args);
    const shouldEndAllSessions = req?.searchParams?.get('allSessions') === 'true';
    // Only login, refresh and logout leave `updatedAt` unchanged.
    if (data.updatedAt === null && !shouldEndAllSessions) return writeSessions(database, updateOne, args);
    if (req?.context?.setsPassword !== false) return updateOne(args);
    return updateOne(withNewSessions(args, []));
  }) as UpdateOne;
}
