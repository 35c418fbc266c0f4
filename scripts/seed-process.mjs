import { execFile, fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { databaseFile } from './environment.mjs';
import { project } from './project.mjs';

const load = createRequire(import.meta.url);
const query = "SELECT data FROM payload_kv WHERE key = 'demonstration-content'";
const connectTimeoutMs = 5000;
const retryMs = 250;
const maxTries = 6;

/** False in doubt: the server checks again. */
export async function needsSeed(dataDir, env = process.env) {
  if (env.SEED !== 'demo' || env.BACKEND_URL) return false;
  for (let tries = 1; ; tries += 1) {
    try {
      const state = env.DATABASE_URL ? await readPostgres(env.DATABASE_URL) : await readSqlite(databaseFile(dataDir));
      return state?.phase !== 'closed';
    } catch (error) {
      // A killed process may still be releasing the file.
      if (!/locked|BUSY/.test(error.message) || tries === maxTries) {
        return error.code === '42P01' || /no such table/.test(error.message);
      }
      await pause(retryMs);
    }
  }
}

// In a child process: the driver releases the file only at exit, and the server needs it exclusively.
const reader = `
  const Database = require('libsql');
  const row = new Database(process.argv[1]).prepare("${query}").get();
  process.stdout.write(row ? row.data : 'null');
`;

async function readSqlite(file) {
  if (!existsSync(file)) return undefined;
  const { stdout } = await promisify(execFile)(process.execPath, ['-e', reader, file], { cwd: project });
  return JSON.parse(stdout);
}

async function readPostgres(url) {
  const { Client } = load('pg');
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: connectTimeoutMs,
    query_timeout: connectTimeoutMs,
  });
  // The query also reports a lost connection.
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query(query)).rows[0]?.data;
  } finally {
    await client.end();
  }
}

/** In a child process: picture encoders never return their memory. Exits if the child fails. */
export async function seedInChild() {
  const script = join(project, 'scripts', 'seed.mjs');
  // Unlike `spawn` with `process.execArgv`, it drops `--eval`, which would start the parent's script again and again.
  const child = fork(script, ['--for-start'], { cwd: project, stdio: ['pipe', 'inherit', 'inherit', 'ipc'] });
  const code = await new Promise((resolve) => child.once('exit', (status) => resolve(status ?? 1)));
  if (code !== 0) process.exit(code);
}
