import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { dataDir, readEnvFiles } from './environment.mjs';
import { moveToPostgres, moveToSqlite } from './move/move-records.mjs';
import { main, Problem } from './problem.mjs';

const usage =
  'Say where to: npm run move -- --to postgres://user:password@host:5432/school, or --to file:folder for SQLite.';

/** `npm run move -- --to URL`: all records into an empty database of the other kind. The old one stays as it is. */
await main(async () => {
  process.umask(0o077);
  readEnvFiles();
  const { to } = readArguments();
  if (process.env.BACKEND_URL) throw new Problem('With BACKEND_URL the records are in the existing backend.');
  const { DATABASE_URL } = process.env;
  if (/^postgres(ql)?:\/\//.test(to)) await toPostgres(to, DATABASE_URL);
  else await toSqlite(to, DATABASE_URL);
});

function readArguments() {
  try {
    const { to } = parseArgs({ options: { to: { type: 'string' } } }).values;
    if (to) return { to };
  } catch {
    // As without an argument.
  }
  throw new Problem(usage);
}

async function toPostgres(url, current) {
  if (!URL.canParse(url) || !new URL(url).hostname) throw new Problem(usage);
  if (current)
    throw new Problem(
      'The records are in PostgreSQL (DATABASE_URL) already. To another server: npm run backup, then npm run restore there.',
    );
  await moveToPostgres(dataDir(), url);
  printSteps([
    'DATABASE_URL=the URL of --to',
    'SHARED_DATA_DIR=1        # as long as all processes use this data folder; otherwise the three secrets, S3 and SMTP_URL',
  ]);
}

async function toSqlite(to, current) {
  const folder = toFolder(to);
  if (!current)
    throw new Problem('The records are in SQLite already: DATABASE_URL is not set. To move them, copy DATA_DIR.');
  await moveToSqlite(current, folder);
  const steps = ['DATABASE_URL=            # remove this line'];
  if (folder !== dataDir())
    steps.push(`DATA_DIR=${folder}        # copy media, private, outbox and secrets.json of ${dataDir()} there`);
  printSteps(steps);
}

/** @throws Problem */
function toFolder(to) {
  if (/^[a-z]+:/i.test(to) && !to.startsWith('file:')) throw new Problem(usage);
  const path = resolve(to.startsWith('file://') ? fileURLToPath(to) : to.replace(/^file:/, ''));
  if (!path.endsWith('.db')) return path;
  if (!path.endsWith('/school.db')) throw new Problem('The database file is always named school.db: give its folder.');
  return dirname(path);
}

function printSteps(lines) {
  console.log(
    [
      '',
      'The old database is unchanged. Set in .env, then start the site:',
      '',
      ...lines.map((line) => `  ${line}`),
      '',
    ].join('\n'),
  );
}
