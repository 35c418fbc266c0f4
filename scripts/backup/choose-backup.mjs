import { existsSync, statSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { Problem } from '../problem.mjs';
import { listBackups, nameOfArchive, readSummary } from './catalogue.mjs';
import { folderStore } from './folder-store.mjs';
import { openDestination } from './settings.mjs';

/**
 * A folder with backups (its newest), an archive in one, a name in the configured destination, or by default the newest there.
 * An archive of an earlier release has no files beside it.
 */
export async function chooseBackup(source, data) {
  const path = source && resolve(source);
  if (path && existsSync(path)) {
    if (statSync(path).isDirectory()) return newestOf(folderStore(path));
    const name = nameOfArchive(basename(path));
    const store = folderStore(dirname(path));
    return name ? { store, name, archive: basename(path) } : { store, name: basename(path), archive: basename(path) };
  }
  if (source?.includes('/')) throw new Problem(`There is nothing at ${path}. Is its disk connected?`);
  const store = await openDestination(data, { isKeyRequired: false });
  if (!source) return newestOf(store);
  const summary = await readSummary(store, source);
  if (!summary) throw new Problem(`There is no backup ${source} in ${store.where}.`);
  return { store, name: source, archive: summary.archive };
}

async function newestOf(store) {
  const [newest] = await listBackups(store);
  if (!newest) throw new Problem(`There is no backup in ${store.where}.`);
  const { archive } = await readSummary(store, newest.name);
  return { store, ...newest, archive };
}
