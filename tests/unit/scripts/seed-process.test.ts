import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { databaseFile } from '@/scripts/environment.mjs';
import { needsSeed } from '@/scripts/seed-process.mjs';

const Database = createRequire(import.meta.url)('libsql');
const folder = mkdtempSync(join(tmpdir(), 'seed-process-'));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const demo: NodeJS.ProcessEnv = { NODE_ENV: 'test', SEED: 'demo' };
function makeDatabase(state?: string) {
  mkdirSync(folder, { recursive: true });
  const database = new Database(databaseFile(folder));
  if (state !== undefined) {
    database.exec('CREATE TABLE payload_kv (id TEXT, key TEXT, data TEXT)');
    database.prepare('INSERT INTO payload_kv VALUES (?, ?, ?)').run('1', 'demonstration-content', state);
  } else database.exec('CREATE TABLE courses (id TEXT)');
  return database;
}

test('a first start prepares the database in a process of its own', async () => {
  expect(await needsSeed(folder, demo)).toBe(true);
});

test.each([
  ['that was interrupted', '{"phase":"seeding","globals":{}}', true],
  ['of a release that did not mark it', undefined, true],
  ['that is complete', '{"phase":"closed"}', false],
])('a database %s: %s → %s', async (_, state, isExpected) => {
  makeDatabase(state).close();
  expect(await needsSeed(folder, demo)).toBe(isExpected);
});

test('no seed process starts without SEED=demo, with BACKEND_URL or DATABASE_URL, or while another process has the database open', async () => {
  expect(await needsSeed(folder, { NODE_ENV: 'test', SEED: 'none' })).toBe(false);
  expect(await needsSeed(folder, { ...demo, BACKEND_URL: 'https://backend.example' })).toBe(false);
  expect(await needsSeed(folder, { ...demo, DATABASE_URL: 'postgres://127.0.0.1:1/none' })).toBe(false);
  const owner = makeDatabase('{"phase":"seeding","globals":{}}');
  owner.exec('PRAGMA locking_mode = EXCLUSIVE');
  owner.exec("UPDATE payload_kv SET id = '2'");
  expect(await needsSeed(folder, demo)).toBe(false);
  owner.close();
});
