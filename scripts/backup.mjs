import { chmodSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { run } from './command.mjs';
import { copyDatabase } from './embedded-database.mjs';
import { databaseFile, dataDir, readEnvFiles } from './environment.mjs';
import { dumpDatabase } from './postgres-dump.mjs';
import { main } from './problem.mjs';

/** `npm run backup [-- folder]`: database, files and secrets in one archive with mode 0600. */
await main(async () => {
  process.umask(0o077);
  readEnvFiles();
  const data = dataDir();
  const folder = resolve(process.argv[2] ?? join(data, 'backups'));
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const staging = mkdtempSync(join(folder, '.unfinished-'));
  try {
    const url = process.env.DATABASE_URL;
    const database = url ? 'database.sql' : 'school.db';
    if (url) await dumpDatabase(url, join(staging, database));
    else copyDatabase(databaseFile(data), join(staging, database));
    writeFileSync(join(staging, 'backup.json'), `${JSON.stringify({ at: new Date().toISOString(), database })}\n`);

    const stamp = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
    const archive = join(folder, `ecole-padauk-${stamp}.tar.gz`);
    const files = ['media', 'private', 'outbox', 'secrets.json', 'owner.json'].filter((name) =>
      existsSync(join(data, name)),
    );
    const unfinished = join(staging, 'archive');
    await run('tar', ['-czf', unfinished, '-C', staging, 'backup.json', database, '-C', data, ...files]);
    chmodSync(unfinished, 0o600);
    renameSync(unfinished, archive);
    console.log(
      `Backed up into ${relative(process.cwd(), archive)}. It holds the secrets: keep it as safe as the server.`,
    );
    if (process.env.S3_BUCKET || process.env.BLOB_READ_WRITE_TOKEN) {
      console.log('Pictures and receipts are in object storage and are not in this archive.');
    }
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
});
