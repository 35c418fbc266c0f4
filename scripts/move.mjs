import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { dataDir, readEnvFiles } from './environment.mjs';
import { copyFilesToBucket, copyFilesToDisk } from './move/move-files.mjs';
import { moveToPostgres, moveToSqlite } from './move/move-records.mjs';
import { main, Problem } from './problem.mjs';

const usage =
  'Say what to move: npm run move -- --to postgres://user@host:5432/school (password in PGPASSWORD), or --to file:folder for SQLite; files with --files-to s3 or --files-to disk.';

/**
 * `npm run move -- --to URL`: all records into an empty database of the other kind; `--files-to s3`: pictures and receipts into the bucket.
 * The old ones stay as they are.
 */
await main(async () => {
  process.umask(0o077);
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
  readEnvFiles();
  const { to, filesTo } = readArguments();
  if (process.env.BACKEND_URL) throw new Problem('With BACKEND_URL the records are in the existing backend.');
  const steps = [];
  if (to) steps.push(...(await moveRecords(to, process.env.DATABASE_URL)));
  if (filesTo) steps.push(...(await moveFiles(filesTo)));
  console.log(
    [
      '',
      'What was there is unchanged. In .env, then start the site:',
      '',
      ...steps.map((step) => `  ${step}`),
      '',
    ].join('\n'),
  );
});

function readArguments() {
  const options = { to: { type: 'string' }, 'files-to': { type: 'string' } };
  try {
    const { to, 'files-to': filesTo } = parseArgs({ options }).values;
    if ((to || filesTo) && ['s3', 'disk', undefined].includes(filesTo)) return { to, filesTo };
  } catch {
    // As without an argument.
  }
  throw new Problem(usage);
}

async function moveFiles(filesTo) {
  if (filesTo === 's3') {
    await copyFilesToBucket(dataDir());
    return ['S3_BUCKET=… and the other S3 variables stay as they are now.'];
  }
  await copyFilesToDisk(dataDir());
  return ['Remove the five S3 variables.'];
}

function moveRecords(to, current) {
  return /^postgres(ql)?:/.test(to) ? toPostgres(to, current) : toSqlite(to, current);
}

async function toPostgres(url, current) {
  if (!URL.canParse(url) || !new URL(url).hostname) throw new Problem(usage);
  if (current)
    throw new Problem(
      'The records are in PostgreSQL (DATABASE_URL) already. To another server: npm run backup, then npm run restore there.',
    );
  await moveToPostgres(dataDir(), url);
  return [
    'DATABASE_URL=the URL of --to',
    'SHARED_DATA_DIR=1   (all processes use this data folder; otherwise the three secrets, S3 and SMTP_URL)',
  ];
}

async function toSqlite(to, current) {
  const folder = toFolder(to);
  if (!current)
    throw new Problem('The records are in SQLite already: DATABASE_URL is not set. To move them, copy DATA_DIR.');
  await moveToSqlite(current, folder);
  const steps = ['Remove DATABASE_URL.'];
  if (folder !== dataDir())
    steps.push(`DATA_DIR=${folder}   (copy media, private, outbox and secrets.json of ${dataDir()} there)`);
  return steps;
}

/** @throws Problem */
function toFolder(to) {
  if (/^[a-z]+:/i.test(to) && !to.startsWith('file:')) throw new Problem(usage);
  const path = resolve(to.startsWith('file://') ? fileURLToPath(to) : to.replace(/^file:/, ''));
  if (!path.endsWith('.db')) return path;
  if (!path.endsWith('/school.db')) throw new Problem('The database file is always named school.db: give its folder.');
  return dirname(path);
}
