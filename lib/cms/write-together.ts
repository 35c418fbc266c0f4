import { sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { LibSQLDatabase } from 'drizzle-orm/libsql';
import type { Payload, PayloadRequest } from 'payload';
import { transactionOf } from './tables';
import { hasTransactions, inTransaction } from './transactions';

export type Statement = BatchItem<'sqlite'>;
/** First an update that returns what it changed, then what belongs to it. */
export type Statements = (drizzle: LibSQLDatabase) => [PromiseLike<unknown[]> & Statement, ...Statement[]];

const isGuardError = (error: unknown) => error instanceof Error && /malformed JSON/.test(error.message);

/** SQLite's driver runs a batch without giving way to other statements. Its error rolls the batch back. */
async function writeBatch(drizzle: LibSQLDatabase, [update, ...others]: ReturnType<Statements>): Promise<boolean> {
  const guard = drizzle.run(sql`SELECT CASE changes() WHEN 0 THEN json('nothing changed') END`);
  try {
    await drizzle.batch([update, guard, ...others]);
    return true;
  } catch (error) {
    if (isGuardError(error)) return false;
    throw error;
  }
}

/** Commits all statements or none. Returns false, and writes nothing, if the first changes no row. */
export async function writeTogether(cms: Payload, statements: Statements, outer?: PayloadRequest): Promise<boolean> {
  return inTransaction(
    cms,
    async (req) => {
      const { drizzle } = await transactionOf(req);
      const together = statements(drizzle);
      if (!hasTransactions(cms)) return writeBatch(drizzle, together);
      const [update, ...others] = together;
      if ((await update).length === 0) return false;
      for (const statement of others) await statement;
      return true;
    },
    outer,
  );
}
