import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { runPayload } from '@/scripts/payload.mjs';
import { testEnvironment, withDatabase } from './test-environment';

export const templateName = 'template_school';

/** Migrates one database, of which `openTestBackend` gives each test file a copy. Returns the teardown. */
export default async function createTemplate(): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'ecole-padauk-template-'));
  const server = process.env.TEST_DATABASE_URL;
  if (server) await createDatabase(server, templateName, 'template0', { replaces: true });
  const code = runPayload(['run', 'tests/support/prepare-database.ts'], {
    ...testEnvironment,
    NODE_ENV: 'production',
    DATA_DIR: folder,
    DATABASE_URL: server ? withDatabase(server, templateName) : '',
  });
  if (code !== 0) throw new Error('The database of the tests could not be prepared.');
  process.env.TEMPLATE_DIR = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}

export async function createDatabase(
  server: string,
  name: string,
  template: string,
  { replaces = false } = {},
): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  if (replaces) await client.query(`DROP DATABASE IF EXISTS ${name}`);
  await client.query(`CREATE DATABASE ${name} ENCODING 'UTF8' TEMPLATE ${template}`);
  await client.end();
}
