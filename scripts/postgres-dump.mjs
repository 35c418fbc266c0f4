import { openSync } from 'node:fs';
import { output, run, which } from './command.mjs';
import { Problem } from './problem.mjs';

const need = (program) => {
  if (!which(program))
    throw new Problem(`${program} is needed for a PostgreSQL database: install the postgresql-client.`);
};

/** Writes the database that `url` names to `target`, as SQL. */
export async function dumpDatabase(url, target) {
  need('pg_dump');
  const file = openSync(target, 'w', 0o600);
  await run('pg_dump', ['--no-owner', '--no-privileges', '--dbname', url], { stdio: ['ignore', file, 'inherit'] });
}

/** Refuses unless the database that `url` names has no tables. */
export function requireEmptyDatabase(url) {
  need('psql');
  const tables = "select count(*) from pg_tables where schemaname = 'public'";
  const count = output('psql', ['--no-psqlrc', '-Atc', tables, url]);
  if (count === undefined) throw new Problem('The database of DATABASE_URL does not answer.');
  if (count !== '0') throw new Problem('The database of DATABASE_URL is not empty. Restore into an empty one.');
}

/** Reads the SQL of `dumpDatabase` into the database that `url` names, whole or not at all. */
export async function loadDatabase(url, source) {
  const options = ['--no-psqlrc', '--quiet', '--single-transaction', '--set', 'ON_ERROR_STOP=1'];
  await run('psql', [...options, '--file', source, url], { stdio: ['ignore', 'ignore', 'inherit'] });
}
