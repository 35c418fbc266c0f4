import { createBackup } from './backup/create-backup.mjs';
import { describeFailure, explainFailure } from './backup/failures.mjs';
import { prune } from './backup/prune.mjs';
import { openDestination, openFolder, publicKey } from './backup/settings.mjs';
import { dataDir, readEnvFiles } from './environment.mjs';
import { Problem } from './problem.mjs';

/**
 * `npm run backup [-- folder]`, whether the server runs or not. The server itself calls this with `--keep`, the numbers of
 * hourly, daily, weekly and monthly backups, and reads the JSON line that it gets instead of text.
 */
const args = process.argv.slice(2);
const keepAt = args.indexOf('--keep');
const isServer = keepAt >= 0;
process.umask(0o077);
let where = 'the backups';

try {
  readEnvFiles();
  if (process.env.BACKEND_URL)
    throw new Problem('With BACKEND_URL the existing backend has the data: nothing to back up.');
  const data = dataDir();
  const destination = !isServer && args[0] ? openFolder(args[0]) : await openDestination(data);
  where = destination.where;
  const backup = await createBackup({ data, destination, publicKey: publicKey() });
  if (isServer) {
    const [hourly, daily, weekly, monthly] = args[keepAt + 1].split(',').map(Number);
    const backups = await prune(destination, { hourly, daily, weekly, monthly });
    const { files, ...summary } = backup;
    console.log(JSON.stringify({ ...summary, where, files: files.count, fileBytes: files.bytes, backups }));
  } else print(backup);
} catch (error) {
  const line = describeFailure(error, where);
  if (isServer) console.log(JSON.stringify({ failure: explainFailure(error, where) }));
  else console.error(line ?? error);
  if (isServer && !line) console.error(error);
  process.exitCode = 1;
}

function print({ name, files, written, vanished, records, isEncrypted, durationMs }) {
  console.log(
    `Backed up into ${where}: ${name}, ${records} records, ${files.count} files (${written.files} of them new), ${(durationMs / 1000).toFixed(1)} s.`,
  );
  if (vanished.length > 0) console.log(`Deleted while the backup was made, and not in it: ${vanished.join(', ')}.`);
  if (!isEncrypted)
    console.log('It is not encrypted and holds the secrets: keep it as safe as the server, or set BACKUP_PUBLIC_KEY.');
}
