import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { copyDatabase } from '../embedded-database.mjs';
import { databaseFile } from '../environment.mjs';
import { runPayload } from '../payload.mjs';
import { Problem } from '../problem.mjs';
import { copyRecords } from './copy-records.mjs';
import { openPostgres } from './postgres-store.mjs';
import { openSqlite } from './sqlite-store.mjs';

const snapshotPrefix = '.unfinished-move-from-';
const unfinishedName = '.unfinished-move';
const placeholderSecret = 'a-migration-signs-nothing-and-needs-no-secret';

/** Copies a snapshot of the SQLite file in a data folder into an empty PostgreSQL database. */
export async function moveToPostgres(data, url) {
  const target = await openTarget(url);
  const staging = openStaging(data);
  try {
    const snapshot = join(staging, 'school.db');
    copyDatabase(databaseFile(data), snapshot);
    await target.prepareState();
    migrate({ DATABASE_URL: url });
    const source = openSqlite(snapshot, { isSource: true });
    await copyRecords(source, target);
    source.close();
  } finally {
    await target.close();
  }
}

/** Copies a snapshot of a PostgreSQL database into `school.db` of a folder. The file gets that name when it is complete. */
export async function moveToSqlite(url, folder) {
  const file = databaseFile(folder);
  if (existsSync(file)) throw new Problem(`${file} exists. Move it away, or give another folder.`);
  const source = await openPostgres(url, { isSource: true });
  try {
    const others = await source.countOthers();
    if (others > 0)
      console.warn(
        `${others} other connections are open: what they write from now on is not moved. Stop the site first.`,
      );
    const unfinished = join(folder, unfinishedName);
    mkdirSync(unfinished, { recursive: true, mode: 0o700 });
    migrate({ DATABASE_URL: '', DATA_DIR: unfinished });
    const target = openSqlite(databaseFile(unfinished));
    target.prepareState();
    await copyRecords(source, target);
    target.close();
    renameSync(databaseFile(unfinished), file);
    rmSync(unfinished, { recursive: true, force: true });
  } finally {
    await source.close();
  }
}

async function openTarget(url) {
  const target = await openPostgres(url);
  const names = await target.listNames();
  if (names.length > 0 && !names.includes('move_state')) {
    await target.close();
    throw new Problem(
      `The database of --to is not empty (${names[0]}${names.length > 1 ? ` and ${names.length - 1} more` : ''}). Give an empty one.`,
    );
  }
  return target;
}

/** A killed move leaves its snapshot behind, with the data of everyone; the next move deletes it. */
function openStaging(data) {
  if (!existsSync(data)) throw new Problem(`There is no folder ${data}. Is DATA_DIR right?`);
  for (const name of readdirSync(data))
    if (name.startsWith(snapshotPrefix)) rmSync(join(data, name), { recursive: true, force: true });
  const staging = mkdtempSync(join(data, snapshotPrefix));
  process.once('exit', () => rmSync(staging, { recursive: true, force: true }));
  return staging;
}

function migrate(env) {
  console.log('Preparing the tables of the new database.');
  const secrets = Object.fromEntries(
    ['PAYLOAD_SECRET', 'SESSION_SECRET', 'CRON_SECRET'].map((name) => [name, placeholderSecret]),
  );
  const status = runPayload(['run', 'lib/cms/move/migrate-command.ts'], { ...secrets, SHARED_DATA_DIR: '1', ...env });
  if (status !== 0)
    throw new Problem('The tables of the new database could not be made. The old database is unchanged.');
}
