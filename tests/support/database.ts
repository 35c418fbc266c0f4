import type { Client } from '@libsql/client';
import type { Payload } from 'payload';
import pg from 'pg';
import { afterAll } from 'vitest';

export type TestBackend = {
  cms: Payload;
  /** Calls the built-in backend as the site and the mobile app do: `request('/book?page=1')`. */
  request: (path: string, init?: RequestInit) => Promise<Response>;
  /** The `data` of an answer that must succeed. */
  read: (path: string, init?: RequestInit) => Promise<unknown>;
};

/**
 * The whole backend over an empty, migrated database of this test file: SQLite in its folder, or with
 * `TEST_DATABASE_URL` a new database on that PostgreSQL, which the tests throw away as a whole.
 */
export async function openTestBackend(): Promise<TestBackend> {
  const { bringUpToDate } = await import('@/lib/cms/prepare');
  const { backend } = await import('@/lib/backend/app');
  const cms = await openEmptyCms();
  await bringUpToDate(cms);
  const request = async (path: string, init?: RequestInit) => backend.request(`/api${path}`, init);
  return {
    cms,
    request,
    read: async (path, init) => {
      const response = await request(path, init);
      const content = (await response.json()) as { data?: unknown; error?: string };
      if (!response.ok) throw new Error(`${path} answered ${response.status}: ${content.error}`);
      return content.data;
    },
  };
}

/** The CMS over a database of this test file that has no tables yet. */
export async function openEmptyCms(): Promise<Payload> {
  const url = process.env.DATABASE_URL;
  if (url) await onServer(`CREATE DATABASE ${nameOf(url)} ENCODING 'UTF8' TEMPLATE template0`);
  const { openCms } = await import('@/lib/cms/open');
  const cms = await openCms();
  cms.logger.level = 'warn';
  // Nothing here outlives the file, so nothing has to survive a power cut.
  await sqliteOf(cms)?.execute('PRAGMA synchronous = OFF');
  afterAll(() => closeDatabase(cms));
  return cms;
}

export const sqliteOf = ({ db }: Payload) => (db as unknown as { client?: Client }).client;

function closeDatabase(cms: Payload): void {
  sqliteOf(cms)?.close();
  // Not awaited: the CMS never gives its first connection back.
  void (cms.db as unknown as { pool?: { end: () => Promise<void> } }).pool?.end();
}

const nameOf = (url: string) => new URL(url).pathname.slice(1);

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: process.env.TEST_DATABASE_URL });
  await client.connect();
  await client.query(statement);
  await client.end();
}
