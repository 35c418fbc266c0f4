import { and, eq, lte, or } from 'drizzle-orm';
import type { DatabaseAdapter, PayloadRequest, UpdateOne, UpdateOneArgs } from 'payload';
import { databaseOf } from '@/lib/cms/tables';

type Session = { id: string; createdAt?: Date | string; expiresAt: Date | string };
type StaffWrite = UpdateOneArgs & { data: { sessions?: Session[]; updatedAt?: string | null } };
type Request = Partial<PayloadRequest> | undefined;

/** The sessions table inside the request's transaction, if it has one. */
async function sessionsTable(database: DatabaseAdapter, req: Request) {
  const { drizzle, tables } = databaseOf(database.payload, 'staff-sessions');
  const transactionId = await req?.transactionID;
  const transaction = transactionId === undefined ? undefined : database.sessions?.[transactionId];
  const db = (transaction as { db: typeof drizzle } | undefined)?.db ?? drizzle;
  const table = tables['staff-sessions'];
  return { table, db };
}

/** Adds sessions to the stored ones. Without any mention of the list, it would be emptied. */
const withNewSessions = ({ data, ...write }: StaffWrite, sessions: Session[]) =>
  ({ ...write, data: { ...data, sessions: { $push: sessions } } }) as UpdateOneArgs;

/** What a login, refresh or logout changes: rows of its own session, and none that another request wrote meanwhile. */
async function writeSessions(database: DatabaseAdapter, updateOne: UpdateOne, write: StaffWrite): Promise<null> {
  const { id, data, req } = write;
  const sessions = data.sessions ?? [];
  const { table, db } = await sessionsTable(database, req);
  const own = eq(table._parentID, id);
  // What was read from the database are strings.
  const started = sessions.filter(({ createdAt }) => createdAt instanceof Date);
  if (started.length > 0) {
    await updateOne(withNewSessions({ ...write, data: { updatedAt: null }, returning: false }, started));
  }
  for (const { id: session, createdAt, expiresAt } of sessions) {
    if (createdAt instanceof Date || !(expiresAt instanceof Date)) continue;
    await db
      .update(table)
      .set({ expiresAt: expiresAt.toISOString() })
      .where(and(own, eq(table.id, session)));
  }
  const current = (req?.user as { _sid?: string } | null | undefined)?._sid;
  const isLogout = started.length === 0 && !sessions.some((session) => session.id === current);
  const isExpired = lte(table.expiresAt, new Date().toISOString());
  await db.delete(table).where(and(own, isLogout && current ? or(isExpired, eq(table.id, current)) : isExpired));
  return null;
}

/**
 * Payload stores the sessions of an account as a list that it reads and writes whole, together with everything else it read: two
 * logins at once lose one session, and a login undoes a change of roles made meanwhile. Here logins, refreshes and logouts write
 * their own session only, and a change of the account writes none unless it sets a password.
 */
export function keepParallelSessions(database: DatabaseAdapter): void {
  const updateOne = database.updateOne.bind(database);
  database.updateOne = (async (args: StaffWrite) => {
    const { collection, data, id, req } = args;
    if (collection !== 'staff' || id === undefined || !Array.isArray(data.sessions)) return updateOne(args);
    const endsAll = req?.searchParams?.get('allSessions') === 'true';
    // Only these three leave the time of the last change as it is.
    if (data.updatedAt === null && !endsAll) return writeSessions(database, updateOne, args);
    if (req?.context?.setsPassword !== false) return updateOne(args);
    return updateOne(withNewSessions(args, []));
  }) as UpdateOne;
}
