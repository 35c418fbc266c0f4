import { closeSync, openSync } from 'node:fs';
import { output, run, which } from './command.mjs';
import { Problem } from './problem.mjs';

const need = (program) => {
  if (!which(program))
    throw new Problem(`${program} is needed for a PostgreSQL database: install the postgresql-client.`);
};

/**
 * How a program is told of the database. The password goes through the environment: every user of the machine can read
 * arguments, and failures name them.
 */
function connection(url) {
  const [, before, password, after] = /^(\w+:\/\/[^:@/?#]*):([^@/?#]*)(@.*)$/s.exec(url) ?? [];
  if (password === undefined) return { args: ['--dbname', url], env: process.env };
  return {
    args: ['--dbname', `${before}${after}`],
    env: { ...process.env, PGPASSWORD: decodeURIComponent(password) },
  };
}

/** Writes the database that `url` names to `target`, as SQL. */
export async function dumpDatabase(url, target) {
  need('pg_dump');
  const { args, env } = connection(url);
  const file = openSync(target, 'w', 0o600);
  try {
    await run('pg_dump', ['--no-owner', '--no-privileges', ...args], { env, stdio: ['ignore', file, 'inherit'] });
  } finally {
    closeSync(file);
  }
}

/** Refuses unless the database that `url` names has no tables. */
export function requireEmptyDatabase(url) {
  need('psql');
  const { args, env } = connection(url);
  const tables = "select count(*) from pg_tables where schemaname = 'public'";
  const count = output('psql', ['--no-psqlrc', '-Atc', tables, ...args], { env });
  if (count === undefined) throw new Problem('The database of DATABASE_URL does not answer.');
  if (count !== '0') throw new Problem('The database of DATABASE_URL is not empty. Restore into an empty one.');
}

/** Reads the SQL of `dumpDatabase` into the database that `url` names, whole or not at all. */
export async function loadDatabase(url, source) {
  const { args, env } = connection(url);
  const options = ['--no-psqlrc', '--quiet', '--single-transaction', '--set', 'ON_ERROR_STOP=1'];
  await run('psql', [...options, '--file', source, ...args], { env, stdio: ['ignore', 'ignore', 'inherit'] });
}
