import type { Client } from '@libsql/client';
import type { Payload } from 'payload';
import pg from 'pg';
import { afterAll } from 'vitest';

export type TestBackend = {
  cms: Payload;
  request: (path: string, init?: RequestInit) => Promise<Response>;
  /** Returns `data`; throws unless the response is ok. */
  read: (path: string, init?: RequestInit) => Promise<unknown>;
};

/** With a new, migrated database: SQLite, or PostgreSQL with `TEST_DATABASE_URL`. */
export async function openTestBackend(): Promise<TestBackend> {
  const { prepareDatabase } = await import('@/lib/cms/prepare-database');
  const { backend } = await import('@/lib/backend/app');
  const cms = await openEmptyCms();
  await prepareDatabase(cms);
  const request = async (path: string, init?: RequestInit) => backend.request(`/api${path}`, init);
  return {
    cms,
    request,
    read: async (path, init) => {
      const response = await request(path, init);
      const content = (await response.json()) as { data?: unknown; error?: string };
      if (!response.ok) throw new Error(`${path} failed with ${response.status}: ${content.error}`);
      return content.data;
    },
  };
}

export async function openEmptyCms(): Promise<Payload> {
  const url = process.env.DATABASE_URL;
  if (url) await onServer(`CREATE DATABASE ${nameOf(url)} ENCODING 'UTF8' TEMPLATE template0`);
  const { openCms } = await import('@/lib/cms/open');
  const cms = await openCms();
  cms.logger.level = 'warn';
  await sqliteOf(cms)?.execute('PRAGMA synchronous = OFF');
  afterAll(() => closeDatabase(cms));
  return cms;
}

export const sqliteOf = ({ db }: Payload) => (db as unknown as { client?: Client }).client;

function closeDatabase(cms: Payload): void {
  sqliteOf(cms)?.close();
  // Not awaited: Payload never releases its first connection.
  void (cms.db as unknown as { pool?: { end: () => Promise<void> } }).pool?.end();
}

const nameOf = (url: string) => new URL(url).pathname.slice(1);

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: process.env.TEST_DATABASE_URL });
  await client.connect();
  await client.query(statement);
  await client.end();
}
