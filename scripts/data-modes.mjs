import { chmodSync, lstatSync } from 'node:fs';
import { chmod, lstat, readdir } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { project } from './project.mjs';

/** What the product itself writes into the data folder. */
const own = /^(?:school\.db|media|private|outbox|backups|secrets\.json|owner\.json)/;
const forOthers = 0o077;

/** From now on files and folders of this process are its user's alone, and so is an existing data folder. */
export function closeDataFolder(folder) {
  process.umask(forOthers);
  // Whoever keeps the data in a folder of something else decides about that one.
  if (![project, homedir(), '/'].includes(folder)) close(folder);
}

/** Takes the rights of others from what older versions wrote into the data folder. Symbolic links are left alone. */
export async function repairModes(folder) {
  for (const name of await names(folder)) if (own.test(name)) await repair(join(folder, name));
}

async function repair(path) {
  const entry = await lstat(path).catch(() => undefined);
  if (!entry || entry.isSymbolicLink()) return;
  if (entry.mode & forOthers) await chmod(path, entry.mode & 0o700).catch(report(path));
  if (entry.isDirectory()) for (const name of await names(path)) await repair(join(path, name));
}

const names = (folder) => readdir(folder).catch(() => []);

function close(path) {
  try {
    const { mode } = lstatSync(path);
    if (mode & forOthers) chmodSync(path, mode & 0o700);
  } catch (error) {
    if (error.code !== 'ENOENT') report(path)(error);
  }
}

const report = (path) => (error) => {
  if (error.code !== 'ENOENT')
    console.error(`Other users may read ${path}: its mode cannot be changed (${error.code}).`);
};
