import { mkdirSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { type Client, createClient } from '@libsql/client';
import { sqliteAdapter } from '@payloadcms/db-sqlite';
import type { DatabaseAdapter, DatabaseAdapterObj } from 'payload';
import { capabilities } from '@/lib/backend-choice';
import { keepParallelSessions } from '@/lib/cms/people/staff-sessions';
import { boundedPool, poolOptions } from '@/lib/cms/postgres-pool';
import { reportFailedCommits } from '@/lib/cms/postgres-transactions';
import { redactQueryErrors } from '@/lib/cms/query-errors';
import { databaseFile } from '@/lib/cms/storage';
import { env } from '@/lib/env';

const busy = (error: unknown) => /SQLITE_BUSY|database is locked/.test(`${(error as { code?: string }).code} ${error}`);

/** The file belongs to another process. */
export class DatabaseOwnedError extends Error {
  constructor(file: string) {
    super(`The database ${file} is in use by another process. Stop that one first, or use another DATA_DIR.`);
    this.name = 'DatabaseOwnedError';
  }
}

/**
 * Ends the process at the first BUSY: after one, the driver keeps a failed statement open, and what it then
 * acknowledges is gone when the process ends. A restart loses nothing.
 */
function endWhenBusy(client: Client): Client {
  const watched =
    <Arguments extends unknown[], Result>(run: (...args: Arguments) => Promise<Result>) =>
    async (...args: Arguments): Promise<Result> => {
      try {
        return await run(...args);
      } catch (error) {
        if (busy(error)) {
          console.error('The database file was taken by another process. This server ends, so that nothing is lost.');
          process.exit(70);
        }
        throw error;
      }
    };
  client.execute = watched(client.execute.bind(client)) as Client['execute'];
  client.batch = watched(client.batch.bind(client));
  return client;
}

/** Opens the embedded database as its only owner. Throws `DatabaseOwnedError` when another process has it. */
async function ownSqlite(file: string): Promise<Client> {
  mkdirSync(env().DATA_DIR, { recursive: true, mode: 0o700 });
  const client = createClient({ url: pathToFileURL(file).href });
  try {
    await client.execute('PRAGMA locking_mode = EXCLUSIVE');
    await client.execute('PRAGMA journal_mode = WAL');
    await client.execute('PRAGMA synchronous = FULL');
    // The lock is taken by the first write, not by the pragma.
    await client.execute('CREATE TABLE IF NOT EXISTS owner (since TEXT NOT NULL)');
    await client.execute('DELETE FROM owner');
    await client.execute({ sql: 'INSERT INTO owner (since) VALUES (?)', args: [new Date().toISOString()] });
  } catch (error) {
    client.close();
    if (busy(error)) throw new DatabaseOwnedError(file);
    throw error;
  }
  return endWhenBusy(client);
}

function sqlite(): DatabaseAdapterObj {
  const file = databaseFile();
  const adapter = sqliteAdapter({
    client: { url: pathToFileURL(file).href },
    idType: 'uuid',
    push: false,
    migrationDir: 'lib/cms/migrations/sqlite',
  });
  return {
    ...adapter,
    init: (args) => {
      const database = adapter.init(args);
      keepParallelSessions(database as unknown as DatabaseAdapter);
      const connect = database.connect?.bind(database);
      database.connect = async (options) => {
        database.client ??= await ownSqlite(file);
        await connect?.(options);
        redactQueryErrors(database);
      };
      return database;
    },
  };
}

/** Refuses to connect: with an existing backend the site has no database, and must not create one. */
function unconnected(adapter: DatabaseAdapterObj): DatabaseAdapterObj {
  return {
    ...adapter,
    init: (args) => {
      const database = adapter.init(args);
      database.connect = async () => {
        throw new Error('With an existing backend the site has no database of its own.');
      };
      return database;
    },
  };
}

/** PostgreSQL where `DATABASE_URL` names one, else the embedded SQLite file; neither with an existing backend. */
export async function databaseAdapter(): Promise<DatabaseAdapterObj> {
  const { DATABASE_URL } = env();
  if (!capabilities().hasCms) return unconnected(sqlite());
  if (!DATABASE_URL) return sqlite();
  return postgres(DATABASE_URL);
}

async function postgres(connectionString: string): Promise<DatabaseAdapterObj> {
  const { postgresAdapter } = await import('@payloadcms/db-postgres');
  type PostgresOptions = Parameters<typeof postgresAdapter>[0];
  const adapter = postgresAdapter({
    // The adapter brings older types of the same library.
    pool: { connectionString, ...poolOptions } as unknown as PostgresOptions['pool'],
    idType: 'uuid',
    push: false,
    migrationDir: 'lib/cms/migrations/postgres',
  });
  return {
    ...adapter,
    init: (args) => {
      const database = adapter.init(args);
      keepParallelSessions(database as unknown as DatabaseAdapter);
      database.pg = { ...database.pg, Pool: boundedPool(database.pg.Pool as never) as never };
      reportFailedCommits(database as never);
      const connect = database.connect?.bind(database);
      database.connect = async (options) => {
        await connect?.(options);
        redactQueryErrors(database);
      };
      return database;
    },
  };
}
