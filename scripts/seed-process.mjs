import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { databaseFile } from './environment.mjs';
import { project } from './project.mjs';

const load = createRequire(import.meta.url);
const query = "SELECT data FROM payload_kv WHERE key = 'demonstration-content'";
const connectTimeoutMs = 5000;

/**
 * Whether a start may have to write demonstration content: unless the database records that it never needs any again. In doubt no;
 * the server looks again.
 */
export async function needsSeed(dataDir, env = process.env) {
  if (env.SEED !== 'demo' || env.BACKEND_URL) return false;
  try {
    const state = env.DATABASE_URL ? await readPostgres(env.DATABASE_URL) : readSqlite(databaseFile(dataDir));
    return state?.phase !== 'closed';
  } catch (error) {
    // A database without tables.
    return error.code === '42P01' || /no such table/.test(error.message);
  }
}

function readSqlite(file) {
  if (!existsSync(file)) return undefined;
  const Database = load('libsql');
  const database = new Database(file);
  try {
    const row = database.prepare(query).get();
    return row && JSON.parse(row.data);
  } finally {
    database.close();
  }
}

async function readPostgres(url) {
  const { Client } = load('pg');
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: connectTimeoutMs,
    query_timeout: connectTimeoutMs,
  });
  // A connection that ends early is reported by the query, too.
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query(query)).rows[0]?.data;
  } finally {
    await client.end();
  }
}

/**
 * Prepares and seeds the database in a child process, which takes along the memory that the encoders of pictures never give back.
 * Ends this process where the child fails: its message is shown.
 */
export async function seedInChild() {
  const script = join(project, 'scripts', 'seed.mjs');
  const child = spawn(process.execPath, [...process.execArgv, script, '--for-start'], {
    cwd: project,
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  const code = await new Promise((resolve) => child.once('exit', (status) => resolve(status ?? 1)));
  if (code !== 0) process.exit(code);
}
