import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { chooseBackup } from './backup/choose-backup.mjs';
import { countRecords } from './backup/database-snapshot.mjs';
import { describeFailure } from './backup/failures.mjs';
import { restoreFiles, unpackBackup } from './backup/read-backup.mjs';
import { privateKey } from './backup/settings.mjs';
import { dataDir, readEnvFiles } from './environment.mjs';
import { countTables, createDatabase, dropDatabase, loadDatabase } from './postgres-dump.mjs';
import { Problem } from './problem.mjs';

const drillPrefix = '.unfinished-drill-';
const minuteMs = 60_000;

/**
 * `npm run restore-drill [-- SOURCE]`: restores the newest backup beside the running site, into a folder and a database of its
 * own, compares it with its manifest, and deletes it again.
 */
process.umask(0o077);
readEnvFiles();
const data = dataDir();
const started = Date.now();
const report = (step, text) => console.log(`ok      ${step.padEnd(10)}${text}`);
let step = 'Backup';
let where = 'The storage';
let folder;
let copy;
const cleanUp = () => {
  if (folder) rmSync(folder, { recursive: true, force: true });
  if (copy) dropDatabase(copy);
};
for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => {
    cleanUp();
    process.exit(1);
  });

try {
  for (const name of readdirSync(data))
    if (name.startsWith(drillPrefix)) rmSync(join(data, name), { recursive: true, force: true });
  const backup = await chooseBackup(process.argv[2], data);
  where = backup.store.where;
  folder = mkdtempSync(join(data, drillPrefix));
  const manifest = await unpackBackup(backup, folder, privateKey());
  if (!manifest) throw new Problem('The archive of an earlier release has no manifest to compare with.');
  const minutes = Math.round((started - Date.parse(manifest.at)) / minuteMs);
  report(step, `${backup.name} in ${where}, ${minutes} minutes old`);

  step = 'Database';
  const { kind, name, records } = manifest.database;
  const file = join(folder, name);
  if (kind === 'postgres') {
    copy = createDatabase(process.env.DATABASE_URL);
    await loadDatabase(copy, file);
  }
  const restored = copy ? countTables(copy, Object.keys(records)) : countRecords(file);
  const wrong = Object.keys({ ...records, ...restored }).filter((table) => records[table] !== restored[table]);
  if (wrong.length > 0)
    throw new Problem(`Other numbers of records than in the manifest: ${wrong.join(', ')}. Restore an older backup.`);
  const total = Object.values(records).reduce((sum, count) => sum + count, 0);
  report(step, `${total} records in ${Object.keys(records).length} tables, as in the manifest`);

  step = 'Files';
  const bad = await restoreFiles(backup, manifest, { folder, privateKey: privateKey() });
  if (bad.length > 0) throw new Problem(bad.length > 1 ? `${bad[0]} And ${bad.length - 1} more.` : bad[0]);
  const bytes = manifest.files.list.reduce((sum, { size }) => sum + size, 0);
  report(step, `${manifest.files.list.length} with the right checksum, ${(bytes / 1e6).toFixed(1)} MB`);
} catch (error) {
  const line = describeFailure(error, where);
  console.log(`failed  ${step.padEnd(10)}${line ?? error.message}`);
  if (!line) console.error(error);
  process.exitCode = 1;
} finally {
  cleanUp();
  if (!process.exitCode)
    report('Clean-up', `nothing of it is left; ${((Date.now() - started) / 1000).toFixed(0)} s in all`);
}
