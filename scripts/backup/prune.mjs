import { listBackups, listUnfinished, readSummary } from './catalogue.mjs';
import { findExpired } from './retention.mjs';

const dayMs = 24 * 60 * 60 * 1000;

/** Deletes expired backups, and once a day the files that no backup refers to any more. */
export async function prune(store, keep, now = Date.now()) {
  const backups = await listBackups(store);
  const expired = findExpired(backups, keep);
  for (const { name } of expired) {
    const { archive } = (await readSummary(store, name)) ?? {};
    // The summary first: without it the backup is not listed.
    await store.remove(`${name}.json`);
    if (archive) await store.remove(archive);
  }
  const remaining = backups.filter((backup) => !expired.includes(backup));
  const [newest, previous] = remaining;
  if (previous && Math.floor(newest.at / dayMs) > Math.floor(previous.at / dayMs))
    await removeUnusedFiles(store, remaining, now);
  return remaining;
}

export async function removeUnusedFiles(store, backups, now = Date.now()) {
  const used = new Set();
  for (const { name } of backups) {
    const { folder, checksums } = (await readSummary(store, name)).files;
    for (const checksum of checksums) used.add(`${folder}${checksum}`);
  }
  // A newer one may belong to a backup that is being made.
  const isOld = ({ modifiedMs }) => now - modifiedMs > dayMs;
  for await (const file of store.list('files/')) if (!used.has(file.key) && isOld(file)) await store.remove(file.key);
  for await (const archive of listUnfinished(store, backups)) if (isOld(archive)) await store.remove(archive.key);
}
