import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { Problem } from './problem.mjs';

export function readPrivate(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    if (error.code === 'ENOENT') return undefined;
    if (error.code === 'EACCES')
      throw new Problem(`This user may not read ${path}. Give DATA_DIR to the user that runs the site: chown -R.`);
    throw new Problem(`${path} cannot be read (${error.message}). Restore it from a backup, or delete it.`);
  }
}

/** Atomic, with mode 0600. */
export function writePrivate(path, value) {
  try {
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
    const unfinished = `${path}.${process.pid}`;
    writeFileSync(unfinished, `${JSON.stringify(value, null, 2)}\n`, { mode: 0o600, flush: true });
    renameSync(unfinished, path);
  } catch (error) {
    throw new Problem(`${path} cannot be written (${error.message}). Is DATA_DIR a folder this user may write to?`);
  }
}
