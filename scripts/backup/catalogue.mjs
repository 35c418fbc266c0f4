import { buffer } from 'node:stream/consumers';

const prefix = 'ecole-padauk-';
const namePattern = /^ecole-padauk-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)\.json$/;

export const nameOfBackup = (at) => `${prefix}${at.toISOString().slice(0, 19).replaceAll(':', '-')}`;

/** Newest first, each with the size of its archive. The summary is written last: a backup without one was never finished. */
export async function listBackups(store) {
  const backups = [];
  const sizes = new Map();
  for await (const { key, size } of store.list(prefix)) {
    const [, date, hours, minutes, seconds] = namePattern.exec(key) ?? [];
    const at = new Date(`${date}T${hours}:${minutes}:${seconds}Z`);
    if (date) backups.push({ name: key.slice(0, -'.json'.length), at });
    else sizes.set(nameOfArchive(key), size);
  }
  for (const backup of backups) backup.bytes = sizes.get(backup.name);
  return backups.sort((one, other) => other.at - one.at);
}

/** What is known of a backup without its private key; undefined if it was never finished. */
export async function readSummary(store, name) {
  const stream = await store.read(`${name}.json`);
  return stream && JSON.parse((await buffer(stream)).toString());
}

/** The database of a backup; the archives of earlier releases have other names. */
const archivePattern = /^(ecole-padauk-[\dT-]+)\.database\.tar\.gz(\.age)?$/;

export const nameOfArchive = (key) => archivePattern.exec(key)?.[1];
export const archiveOf = (name, isEncrypted) => `${name}.database.tar.gz${isEncrypted ? '.age' : ''}`;

/** Archives whose backup was never finished. */
export async function* listUnfinished(store, backups) {
  const finished = new Set(backups.map(({ name }) => name));
  for await (const object of store.list(prefix)) {
    const name = nameOfArchive(object.key);
    if (name && !finished.has(name)) yield object;
  }
}
