import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { run } from './command.mjs';
import { dataDir, readEnvFiles } from './environment.mjs';
import { loadDatabase, requireEmptyDatabase } from './postgres-dump.mjs';
import { main, Problem } from './problem.mjs';

/** `npm run restore -- ARCHIVE`: into an empty data folder, and an empty PostgreSQL. */
await main(async () => {
  process.umask(0o077);
  readEnvFiles();
  const archive = process.argv[2] && resolve(process.argv[2]);
  if (!archive || !existsSync(archive))
    throw new Problem('Say which archive: npm run restore -- path/to/archive.tar.gz');
  const data = dataDir();
  const url = process.env.DATABASE_URL;
  mkdirSync(data, { recursive: true, mode: 0o700 });
  const existing = readdirSync(data).filter((name) => name !== 'backups');
  if (existing.length > 0)
    throw new Problem(`${data} is not empty (${existing[0]} …). Move it away, or give another DATA_DIR.`);
  if (url) requireEmptyDatabase(url);

  const staging = mkdtempSync(join(data, '.unfinished-'));
  try {
    await run('tar', ['-xzf', archive, '-C', staging]);
    const database = readDatabaseName(staging, url);
    if (url) await loadDatabase(url, join(staging, database));
    for (const name of readdirSync(staging)) {
      if (name !== 'backup.json' && name !== 'database.sql') renameSync(join(staging, name), join(data, name));
    }
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
  console.log(`Restored into ${data}. Start the server: npm start`);
});

function readDatabaseName(staging, url) {
  const description = join(staging, 'backup.json');
  if (!existsSync(description)) throw new Problem('This archive was not made by npm run backup.');
  const { database } = JSON.parse(readFileSync(description, 'utf8'));
  if (url && database !== 'database.sql')
    throw new Problem('The archive holds a SQLite database: unset DATABASE_URL to restore it.');
  if (!url && database === 'database.sql')
    throw new Problem('The archive holds a PostgreSQL database: set DATABASE_URL to an empty one.');
  return database;
}
