import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Problem } from './problem.mjs';

// The driver comes with @payloadcms/db-sqlite.
const load = createRequire(import.meta.url);

/** Copies the SQLite file, with all that was acknowledged, into `target`. Refuses while a server owns it. */
export function copyDatabase(file, target) {
  if (!existsSync(file)) throw new Problem(`There is no database at ${file}. Is DATA_DIR right?`);
  const Database = load('libsql');
  let database;
  try {
    database = new Database(file);
    database.exec(`VACUUM INTO '${target.replaceAll("'", "''")}'`);
  } catch (error) {
    const isOwned = /BUSY|locked/.test(`${error.code} ${error.message}`);
    throw new Problem(isOwned ? `A server is using ${file}. Stop it first, then try again.` : error.message);
  } finally {
    database?.close();
  }
}
