import { closeSync, openSync } from 'node:fs';
import { output, run, which } from './command.mjs';
import { Problem } from './problem.mjs';

const requireProgram = (program) => {
  if (!which(program))
    throw new Problem(`${program} is needed for a PostgreSQL database: install the postgresql-client.`);
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

export async function dumpDatabase(url, target) {
  requireProgram('pg_dump');
  const { args, env } = connection(url);
  const file = openSync(target, 'w', 0o600);
  try {
    await run('pg_dump', ['--no-owner', '--no-privileges', ...args], { env, stdio: ['ignore', file, 'inherit'] });
  } finally {
    closeSync(file);
  }
}

export function requireEmptyDatabase(url) {
  requireProgram('psql');
  const { args, env } = connection(url);
  const tables = "select count(*) from pg_tables where schemaname = 'public'";
  const count = output('psql', ['--no-psqlrc', '-Atc', tables, ...args], { env });
  if (count === undefined) throw new Problem('The database of DATABASE_URL does not answer.');
  if (count !== '0') throw new Problem('The database of DATABASE_URL is not empty. Restore into an empty one.');
}

export async function loadDatabase(url, source) {
  const { args, env } = connection(url);
  const options = ['--no-psqlrc', '--quiet', '--single-transaction', '--set', 'ON_ERROR_STOP=1'];
  await run('psql', [...options, '--file', source, ...args], { env, stdio: ['ignore', 'ignore', 'inherit'] });
}
