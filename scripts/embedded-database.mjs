import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Problem } from './problem.mjs';

const load = createRequire(import.meta.url);

/** @throws Problem while a server has the file open */
export function copyDatabase(file, target) {
  if (!existsSync(file)) throw new Problem(`There is no database at ${file}. Is DATA_DIR right?`);
  const Database = load('libsql');
  let database;
  try {
    database = new Database(file);
    database.exec(`VACUUM INTO '${target.replaceAll("'", "''")}'`);
  } catch (error) {
    const isOwned = /BUSY|locked/.test(`${error.code} ${error.message}`);
    const problem = isOwned ? `A server is using ${file}. Stop it first, then try again.` : error.message;
    throw Object.assign(new Problem(problem), { cause: error });
  } finally {
    database?.close();
  }
}
