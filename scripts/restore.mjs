import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { chooseBackup } from './backup/choose-backup.mjs';
import { describeFailure } from './backup/failures.mjs';
import { unfinishedPrefix } from './backup/folder-store.mjs';
import { restoreFiles, unpackBackup } from './backup/read-backup.mjs';
import { privateKey } from './backup/settings.mjs';
import { siteFolders } from './backup/site-files.mjs';
import { dataDir, readEnvFiles } from './environment.mjs';
import { loadDatabase, requireEmptyDatabase } from './postgres-dump.mjs';
import { main, Problem } from './problem.mjs';

const descriptions = ['manifest.json', 'backup.json', 'database.sql'];

/** `npm run restore [-- SOURCE]`: into an empty data folder, an empty PostgreSQL and empty object storage. */
await main(async () => {
  process.umask(0o077);
  readEnvFiles();
  const data = dataDir();
  const url = process.env.DATABASE_URL;
  const backup = await named(() => chooseBackup(process.argv[2], data), 'The storage');
  mkdirSync(data, { recursive: true, mode: 0o700 });
  requireEmptyFolder(data);
  if (url) requireEmptyDatabase(url);
  const buckets = (await siteFolders(data)).filter(({ store }) => store.where !== data);
  await named(() => requireEmptyBuckets(buckets), 'The object storage of the site');

  const staging = mkdtempSync(join(data, unfinishedPrefix));
  const uploaded = [];
  let isComplete = false;
  try {
    const manifest = await named(() => unpackBackup(backup, staging, privateKey()), backup.store.where);
    const database = manifest?.database.name ?? readOldDescription(staging);
    requireKind(database, url);
    const finish = async (path, file) => {
      const { store, prefix, folder } = buckets.find(({ folder }) => path.startsWith(folder)) ?? {};
      if (!store) return;
      uploaded.push({ store, key: `${prefix}${path.slice(folder.length)}` });
      await store.write(uploaded.at(-1).key, file);
    };
    const restoring = { folder: staging, privateKey: privateKey(), finish };
    const bad = manifest ? await named(() => restoreFiles(backup, manifest, restoring), backup.store.where) : [];
    if (url) await loadDatabase(url, join(staging, database));
    for (const name of readdirSync(staging)) {
      if (!descriptions.includes(name)) renameSync(join(staging, name), join(data, name));
    }
    isComplete = true;
    for (const line of bad) console.error(`Not restored: ${line}`);
    if (bad.length > 0) process.exitCode = 1;
    const count = manifest ? `, ${manifest.files.list.length - bad.length} files` : '';
    console.log(`Restored ${backup.name}${count} into ${data}. Start the server: npm start`);
  } finally {
    rmSync(staging, { recursive: true, force: true });
    if (!isComplete) for (const { store, key } of uploaded) await store.remove(key).catch(() => {});
  }
});

/** @throws Problem with one line instead of a system error */
async function named(work, where) {
  try {
    return await work();
  } catch (error) {
    const line = describeFailure(error, where);
    throw line ? new Problem(line) : error;
  }
}

function requireEmptyFolder(data) {
  const existing = readdirSync(data).filter((name) => name !== 'backups' && !name.startsWith(unfinishedPrefix));
  if (existing.length > 0)
    throw new Problem(`${data} is not empty (${existing[0]} …). Move it away, or give another DATA_DIR.`);
}

async function requireEmptyBuckets(buckets) {
  for (const { store, prefix } of buckets) {
    const { value } = await store.list(prefix).next();
    if (value) throw new Problem(`${store.where} is not empty (${value.key} …). Give another S3_BUCKET.`);
  }
}

function readOldDescription(staging) {
  const description = join(staging, 'backup.json');
  if (!existsSync(description)) throw new Problem('This archive was not made by npm run backup.');
  return JSON.parse(readFileSync(description, 'utf8')).database;
}

function requireKind(database, url) {
  if (url && database !== 'database.sql')
    throw new Problem('The archive holds a SQLite database: unset DATABASE_URL to restore it.');
  if (!url && database === 'database.sql')
    throw new Problem('The archive holds a PostgreSQL database: set DATABASE_URL to an empty one.');
}
