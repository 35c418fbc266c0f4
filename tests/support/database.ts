import { cpSync } from 'node:fs';
import type { Client } from '@libsql/client';
import type { Payload } from 'payload';
import { afterAll } from 'vitest';
import { createDatabase, templateName } from './template-database';

export type TestBackend = {
  cms: Payload;
  request: (path: string, init?: RequestInit) => Promise<Response>;
  /** Returns `data`; throws unless the response is ok. */
  read: (path: string, init?: RequestInit) => Promise<unknown>;
};

/** With a migrated database of its own: SQLite, or PostgreSQL with `TEST_DATABASE_URL`. */
export async function openTestBackend(): Promise<TestBackend> {
  const { backend } = await import('@/lib/backend/app');
  cpSync(process.env.TEMPLATE_DIR ?? '', process.env.DATA_DIR ?? '', { recursive: true });
  const cms = await openCopy(templateName);
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

export const openEmptyCms = (): Promise<Payload> => openCopy('template0');

async function openCopy(template: string): Promise<Payload> {
  const { DATABASE_URL: url, TEST_DATABASE_URL: server } = process.env;
  if (url && server) await createDatabase(server, new URL(url).pathname.slice(1), template);
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
