import { randomUUID } from 'node:crypto';
import type { DatabaseAdapter } from 'payload';

type Transaction = { execute: (statement: string) => Promise<unknown> };
type Session = { db: Transaction; resolve: () => Promise<void>; reject: () => Promise<void> };
type PostgresDatabase = Pick<DatabaseAdapter, 'beginTransaction'> & {
  drizzle: { transaction: (work: (transaction: Transaction) => Promise<void>, options?: object) => Promise<void> };
  initializing?: Promise<void>;
  sessions?: { [id: string]: unknown };
};

/** What ends a transaction that its caller gives up. */
const rolledBack = new Error('The transaction was rolled back.');

async function begin({ drizzle }: PostgresDatabase, options?: object): Promise<Session> {
  let commit = () => {};
  let rollBack = () => {};
  const ended = new Promise<void>((resolve, reject) => {
    commit = resolve;
    rollBack = () => reject(rolledBack);
  });
  let done = Promise.resolve();
  const db = await new Promise<Transaction>((resolve, reject) => {
    done = drizzle.transaction(async (transaction) => {
      resolve(transaction);
      await ended;
      // PostgreSQL answers the COMMIT of a transaction in which a statement failed with a rollback, and no error.
      await transaction.execute('SELECT 1');
    }, options);
    done.catch(reject);
  });
  return {
    db,
    resolve: () => {
      commit();
      return done;
    },
    reject: () => {
      rollBack();
      return done.catch((error: unknown) => {
        if (error !== rolledBack) throw error;
      });
    },
  };
}

/** Lets whoever commits hear that it failed. The CMS drops that error, so that what is not stored would be acknowledged. */
export function reportFailedCommits(database: PostgresDatabase): void {
  database.beginTransaction = async (options) => {
    await database.initializing;
    const id = randomUUID();
    const session = await begin(database, options);
    database.sessions ??= {};
    database.sessions[id] = session;
    return id;
  };
}
