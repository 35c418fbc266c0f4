import { randomUUID } from 'node:crypto';
import type { DatabaseAdapter } from 'payload';

type Transaction = { execute: (statement: string) => Promise<unknown> };
type Session = { db: Transaction; committed: Promise<void>; resolve: () => Promise<void>; reject: () => Promise<void> };
type PostgresDatabase = Pick<DatabaseAdapter, 'beginTransaction'> & {
  drizzle: { transaction: (work: (transaction: Transaction) => Promise<void>, options?: object) => Promise<void> };
  initializing?: Promise<void>;
  sessions?: { [id: string]: unknown };
};

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
      // After a failed statement PostgreSQL turns COMMIT into a rollback without an error: provoke the error.
      await transaction.execute('SELECT 1');
    }, options);
    done.catch(reject);
  });
  return {
    db,
    committed: done,
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

/** Makes failed commits reject. Payload drops that error, which would acknowledge writes that were not stored. */
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
