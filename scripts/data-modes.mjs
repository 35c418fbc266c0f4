import { chmodSync, lstatSync } from 'node:fs';
import { chmod, lstat, readdir } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { project } from './project.mjs';

const ownFiles = /^(?:school\.db|media|private|replaced|outbox|backups|secrets\.json|owner\.json)/;
const groupAndOthers = 0o077;

/** Restricts access to this user. */
export function closeDataFolder(folder) {
  process.umask(groupAndOthers);
  if (![project, homedir(), '/'].includes(folder)) close(folder);
}

/** For files that older versions wrote. Skips symbolic links. */
export async function repairModes(folder) {
  for (const name of await listNames(folder)) if (ownFiles.test(name)) await repair(join(folder, name));
}

async function repair(path) {
  const entry = await lstat(path).catch(() => undefined);
  if (!entry || entry.isSymbolicLink()) return;
  if (entry.mode & groupAndOthers) await chmod(path, entry.mode & 0o700).catch(report(path));
  if (entry.isDirectory()) for (const name of await listNames(path)) await repair(join(path, name));
}

const listNames = (folder) => readdir(folder).catch(() => []);

function close(path) {
  try {
    const { mode } = lstatSync(path);
    if (mode & groupAndOthers) chmodSync(path, mode & 0o700);
  } catch (error) {
    if (error.code !== 'ENOENT') report(path)(error);
  }
}

const report = (path) => (error) => {
  if (error.code !== 'ENOENT')
    console.error(`Other users may read ${path}: its mode cannot be changed (${error.code}).`);
};
