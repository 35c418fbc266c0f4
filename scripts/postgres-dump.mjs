import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { BackupFailure } from './backup/failures.mjs';
import { output, run, which } from './command.mjs';
import { Problem } from './problem.mjs';

const requireProgram = (program) => {
  if (!which(program)) throw new BackupFailure('programMissing', { detail: program });
};

/** The password goes into the environment: other users can read arguments. */
function connection(url) {
  const [, before, password, after] = /^(\w+:\/\/[^:@/?#]*):([^@/?#]*)(@.*)$/s.exec(url) ?? [];
  if (password === undefined) return { args: ['--dbname', url], env: process.env };
  return {
    args: ['--dbname', `${before}${after}`],
    env: { ...process.env, PGPASSWORD: decodeURIComponent(password) },
  };
}

/** A migration may hold a lock on a table. */
const dumpOptions = ['--no-owner', '--no-privileges', '--lock-wait-timeout=60s'];

function toFailure(url, complaint) {
  if (/FATAL/.test(complaint) || !/connection to server|could not translate host name/.test(complaint))
    return new BackupFailure('dumpFailed', { detail: complaint });
  const detail = complaint.split(': ').at(-1).trim();
  return new BackupFailure('unreachable', { where: `PostgreSQL at ${new URL(url).host}`, detail });
}

/** @throws BackupFailure with what pg_dump says */
export async function dumpDatabase(url, target) {
  requireProgram('pg_dump');
  const { args, env } = connection(url);
  const file = openSync(target, 'w', 0o600);
  try {
    const dump = spawn('pg_dump', [...dumpOptions, ...args], { env, stdio: ['ignore', file, 'pipe'] });
    let complaint = '';
    dump.stderr.on('data', (chunk) => {
      complaint += chunk;
    });
    const [code] = await once(dump, 'close');
    if (code !== 0) throw toFailure(url, complaint.trim().split('\n')[0] || `exit code ${code}`);
  } finally {
    closeSync(file);
  }
}

/** A new, empty database beside the one of `url`; returns its URL. */
export function createDatabase(url) {
  if (!url) throw new Problem('The backup holds a PostgreSQL database: set DATABASE_URL to the server of the site.');
  requireProgram('psql');
  requireAnswer(query(url, 'select 1'));
  const copy = new URL(url);
  copy.pathname = `/restore_drill_${randomBytes(4).toString('hex')}`;
  const created = query(url, `CREATE DATABASE ${copy.pathname.slice(1)} ENCODING 'UTF8' TEMPLATE template0`);
  if (created === undefined)
    throw new Problem(
      'The drill needs a database of its own: let the user of DATABASE_URL create one (ALTER ROLE … CREATEDB).',
    );
  return copy.href;
}

export function dropDatabase(url) {
  const server = new URL(url);
  const [name] = server.pathname.slice(1).split('/');
  if (!/^restore_drill_[0-9a-f]{8}$/.test(name)) throw new Error(`${name} is no database of a drill.`);
  server.pathname = '/postgres';
  query(server.href, `DROP DATABASE IF EXISTS ${name}`);
}

export function countTables(url, tables) {
  const counts = tables.map((table) => `SELECT '${table}', count(*) FROM public."${table}"`).join(' UNION ALL ');
  const rows = query(url, counts)?.split('\n') ?? [];
  return Object.fromEntries(rows.map((row) => row.split('|')).map(([table, count]) => [table, Number(count)]));
}

function query(url, statement) {
  const { args, env } = connection(url);
  return output('psql', ['--no-psqlrc', '-Atc', statement, ...args], { env });
}

export function requireEmptyDatabase(url) {
  requireProgram('psql');
  const tables = "select count(*) from pg_tables where schemaname = 'public'";
  const count = query(url, tables);
  requireAnswer(count);
  if (count !== '0') throw new Problem('The database of DATABASE_URL is not empty. Restore into an empty one.');
}

function requireAnswer(answer) {
  if (answer === undefined)
    throw new Problem('The database of DATABASE_URL does not answer. Is the server running, and the URL right?');
}

export async function loadDatabase(url, source) {
  const { args, env } = connection(url);
  const options = ['--no-psqlrc', '--quiet', '--single-transaction', '--set', 'ON_ERROR_STOP=1'];
  await run('psql', [...options, '--file', source, ...args], { env, stdio: ['ignore', 'ignore', 'inherit'] });
}
