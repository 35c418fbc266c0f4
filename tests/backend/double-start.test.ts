import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, expect, test, vi } from 'vitest';
import { payloadCommand, unfinishedCode } from '@/scripts/payload.mjs';

vi.setConfig({ testTimeout: 240_000 });
const server = process.env.TEST_DATABASE_URL;

const started: ChildProcess[] = [];
const folders: string[] = [];
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'double-start-'));
  folders.push(folder);
  return folder;
}

type Outcome = { isAlive: boolean; output: string };

/** Starts a process that prepares the database; resolves when it has, or has ended. */
function startProcess(env: Record<string, string>): Promise<Outcome> {
  const child = spawn(process.execPath, payloadCommand(['run', 'tests/support/start-process.ts']), {
    env: {
      ...process.env,
      PAYLOAD_CONFIG_PATH: 'lib/cms/payload.config.ts',
      SEED: 'demo',
      NODE_ENV: 'production',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  started.push(child);
  return new Promise((resolve) => {
    let output = '';
    const read = (part: Buffer) => {
      output += part;
      if (output.includes('prepared')) resolve({ isAlive: child.exitCode === null, output });
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    // `exit` may precede the last output.
    child.once('close', (code) => resolve(code === unfinishedCode ? startProcess(env) : { isAlive: false, output }));
  });
}

test.runIf(server)('two concurrent first starts on one PostgreSQL prepare it one after the other', async () => {
  const name = `double_${randomUUID().replaceAll('-', '')}`;
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  await admin.query(`CREATE DATABASE ${name} ENCODING 'UTF8' TEMPLATE template0`);
  const url = new URL(server ?? '');
  url.pathname = `/${name}`;
  const env = { DATABASE_URL: url.href, SHARED_DATA_DIR: '1', DATA_DIR: newFolder() };
  const outcomes = await Promise.all([startProcess(env), startProcess(env)]);
  expect(outcomes.map(({ isAlive, output }) => isAlive || output)).toEqual([true, true]);
  expect(outcomes.filter(({ output }) => output.includes('Another process is preparing the database'))).toHaveLength(1);
  const database = new pg.Client({ connectionString: url.href });
  await database.connect();
  const { rows } = await database.query(
    'SELECT (SELECT count(*)::int FROM courses) AS courses, (SELECT count(*)::int FROM staff) AS staff, (SELECT count(*)::int FROM posts) AS posts',
  );
  expect(rows).toEqual([{ courses: 35, staff: 2, posts: 14 }]);
  await database.end();
  await admin.end();
});

test.runIf(!server)(
  'of two concurrent first starts on one SQLite file the second is refused with a message',
  async () => {
    const env = { DATABASE_URL: '', DATA_DIR: newFolder(), SEED: 'none' };
    const outcomes = await Promise.all([startProcess(env), startProcess(env)]);
    expect(outcomes.filter(({ isAlive }) => isAlive)).toHaveLength(1);
    expect(outcomes.find(({ isAlive }) => !isAlive)?.output).toContain('is in use by another process');
  },
);
