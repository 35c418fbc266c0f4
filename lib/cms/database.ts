import { mkdirSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { type Client, createClient } from '@libsql/client';
import { sqliteAdapter } from '@payloadcms/db-sqlite';
import type { DatabaseAdapter, DatabaseAdapterObj } from 'payload';
import { capabilities } from '@/lib/backend-choice';
import { writeEntriesFirst } from '@/lib/cms/audit/pending-entries';
import { keepUnchangedFields } from '@/lib/cms/changed-fields';
import { keepParallelSessions } from '@/lib/cms/people/staff-sessions';
import { boundedPool, poolOptions } from '@/lib/cms/postgres-pool';
import { reportFailedCommits } from '@/lib/cms/postgres-transactions';
import { redactQueryErrors } from '@/lib/cms/query-errors';
import { requirePostgres } from '@/lib/cms/require-postgres';
import { databaseFile } from '@/lib/cms/storage';
import { env } from '@/lib/env';

const isBusy = (error: unknown) =>
  /SQLITE_BUSY|database is locked/.test(`${(error as { code?: string }).code} ${error}`);

export class DatabaseOwnedError extends Error {
  constructor(file: string) {
    super(`The database ${file} is in use by another process. Stop that one first, or use another DATA_DIR.`);
    this.name = 'DatabaseOwnedError';
  }
}

/** Exits at the first SQLITE_BUSY: the driver keeps the failed statement open, and later acknowledged writes would be lost. */
function exitWhenBusy(client: Client): Client {
  const exitOnBusy =
    <Arguments extends unknown[], Result>(run: (...args: Arguments) => Promise<Result>) =>
    async (...args: Arguments): Promise<Result> => {
      try {
        return await run(...args);
      } catch (error) {
        if (isBusy(error)) {
          console.error('Another process locked the database file. This server exits, so that no write is lost.');
          process.exit(70);
        }
        throw error;
      }
    };
  client.execute = exitOnBusy(client.execute.bind(client)) as Client['execute'];
  client.batch = exitOnBusy(client.batch.bind(client));
  return client;
}

/** @throws DatabaseOwnedError when another process has the file open. */
async function openExclusively(file: string): Promise<Client> {
  mkdirSync(env().DATA_DIR, { recursive: true, mode: 0o700 });
  const client = createClient({ url: pathToFileURL(file).href });
  try {
    await client.execute('PRAGMA locking_mode = EXCLUSIVE');
    await client.execute('PRAGMA journal_mode = WAL');
    await client.execute('PRAGMA synchronous = FULL');
    // The first write acquires the lock, not the pragma.
    await client.execute('CREATE TABLE IF NOT EXISTS owner (since TEXT NOT NULL)');
    await client.execute('DELETE FROM owner');
    await client.execute({ sql: 'INSERT INTO owner (since) VALUES (?)', args: [new Date().toISOString()] });
  } catch (error) {
    client.close();
    if (isBusy(error)) throw new DatabaseOwnedError(file);
    throw error;
  }
  return exitWhenBusy(client);
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
      keepUnchangedFields(database as unknown as DatabaseAdapter);
      writeEntriesFirst(database as unknown as DatabaseAdapter);
      const connect = database.connect?.bind(database);
      database.connect = async (options) => {
        database.client ??= await openExclusively(file);
        await connect?.(options);
        redactQueryErrors(database);
      };
      return database;
    },
  };
}

/** Fails to connect: with an existing backend the site must not create a database. */
function neverConnecting(adapter: DatabaseAdapterObj): DatabaseAdapterObj {
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

export async function databaseAdapter(): Promise<DatabaseAdapterObj> {
  const { DATABASE_URL } = env();
  if (!capabilities.hasCms) return neverConnecting(sqlite());
  if (!DATABASE_URL) return sqlite();
  return postgres(DATABASE_URL);
}

async function postgres(connectionString: string): Promise<DatabaseAdapterObj> {
  const { postgresAdapter } = await import('@payloadcms/db-postgres');
  type PostgresOptions = Parameters<typeof postgresAdapter>[0];
  const adapter = postgresAdapter({
    // A mistyped name must not open an empty site.
    disableCreateDatabase: true,
    // The adapter depends on older types of `pg`.
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
      keepUnchangedFields(database as unknown as DatabaseAdapter);
      const { Pool } = database.pg;
      database.pg = { ...database.pg, Pool: boundedPool(database.pg.Pool as never) as never };
      reportFailedCommits(database as never);
      const connect = database.connect?.bind(database);
      database.connect = async (options) => {
        if (!database.pool) await requirePostgres(Pool as never, { connectionString, ...poolOptions });
        await connect?.(options);
        redactQueryErrors(database);
      };
      return database;
    },
  };
}
