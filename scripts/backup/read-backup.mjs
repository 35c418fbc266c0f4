import { createWriteStream, existsSync } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Problem } from '../problem.mjs';
import { forEachConcurrently } from './concurrently.mjs';
import { damaged, decryptionWith } from './encryption.mjs';
import { hashing } from './store-files.mjs';
import { hashFile, unpackArchive } from './tarball.mjs';

const maxConcurrent = 4;
/** A manifest can be forged by whoever can write to the storage. */
const safePath = /^(?:media|private|outbox)\/(?!.*(?:^|\/)\.\.?(?:\/|$))[^\\\0]+$/;

/** Decrypts and unpacks the archive into `folder`. The manifest is undefined for an archive of an earlier release. */
export async function unpackBackup({ store, name, archive }, folder, privateKey) {
  const decrypt = archive.endsWith('.age') ? decryptionWith(privateKey) : async (stream) => stream;
  const source = await store.read(archive);
  if (!source) throw new Problem(`The archive ${archive} is missing in ${store.where}. Restore an older backup.`);
  await unpackArchive({ source, decrypt, name, folder });
  const description = join(folder, 'manifest.json');
  if (!existsSync(description)) return undefined;
  const manifest = JSON.parse(await readFile(description, 'utf8'));
  const { sha256 } = await hashFile(join(folder, manifest.database.name));
  if (sha256 !== manifest.database.sha256) throw damaged(name, new Error('wrong checksum of the database'));
  return manifest;
}

/**
 * Writes each file below `folder` if its checksum is right; `finish(path)` may move it on. Returns one line about each file
 * that is missing or damaged: the others are worth restoring.
 */
export async function restoreFiles({ store }, { files }, { folder, privateKey, finish = () => {} }) {
  const decrypt = files.folder === 'files/plain/' ? async (stream) => stream : decryptionWith(privateKey);
  const bad = [];
  await forEachConcurrently(files.list, maxConcurrent, async ({ path, sha256 }) => {
    const key = `${files.folder}${sha256}`;
    const target = join(folder, path);
    if (!safePath.test(path)) return bad.push(`${path} is no file of the site.`);
    const source = await store.read(key);
    if (!source) return bad.push(`${path} is missing (${key}).`);
    await mkdir(dirname(target), { recursive: true, mode: 0o700 });
    const hash = hashing();
    try {
      await pipeline(await decrypt(source, path), hash.stream, createWriteStream(target, { mode: 0o600 }));
    } catch (error) {
      // A system error has a code: a full disk is no damage of the backup.
      if (error.code) throw error;
    }
    if (hash.result().sha256 === sha256) return finish(path, target);
    await rm(target, { force: true });
    bad.push(`${path} is damaged. Delete ${key}: the next backup stores it again.`);
  });
  return bad;
}
