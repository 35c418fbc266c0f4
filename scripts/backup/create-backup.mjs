import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { archiveOf, nameOfBackup } from './catalogue.mjs';
import { takeSnapshot } from './database-snapshot.mjs';
import { encryptionTo } from './encryption.mjs';
import { unfinishedPrefix } from './folder-store.mjs';
import { requireSpace } from './free-space.mjs';
import { siteFolders } from './site-files.mjs';
import { fileStorer, filesFolder } from './store-files.mjs';
import { hashFile, packFolder } from './tarball.mjs';

const staleAfterMs = 24 * 60 * 60 * 1000;
const secretFiles = ['secrets.json', 'owner.json'];

/** Stores the files that are new and an archive of the database. The summary is written last and makes the backup complete. */
export async function createBackup({ data, destination, publicKey, env = process.env }) {
  const startedMs = Date.now();
  const encrypt = encryptionTo(publicKey);
  await mkdir(data, { recursive: true, mode: 0o700 });
  // Readable copies stay on the site's own disk.
  const plain = await makeStaging(data);
  const staging = await makeStaging(destination.staging).catch(async (error) => {
    await rm(plain, { recursive: true, force: true });
    throw error;
  });
  try {
    const folder = filesFolder(publicKey);
    const storer = await fileStorer({
      folders: await siteFolders(data, env),
      destination,
      folder,
      encrypt,
      staging,
      indexFile: join(data, 'backup-index.json'),
    });
    // Again after the snapshot, which may refer to files that were uploaded during the first pass.
    await storer.store();
    const at = new Date();
    const database = await takeSnapshot(data, plain, env.DATABASE_URL);
    await storer.store();

    const files = storer.files();
    const manifest = {
      format: 2,
      at: at.toISOString(),
      database: { ...database, ...(await hashFile(join(plain, database.name))) },
      files: { folder, list: files },
      vanished: [...storer.vanished],
    };
    await writeFile(join(plain, 'manifest.json'), JSON.stringify(manifest));
    const names = ['manifest.json', database.name, ...(await copyExisting(data, plain, secretFiles))];
    const name = nameOfBackup(at);
    const archive = archiveOf(name, Boolean(publicKey));
    await requireSpace(staging, (await stat(join(plain, database.name))).size);
    const packed = await packFolder({ folder: plain, names, encrypt, target: join(staging, randomUUID()) });
    await destination.write(archive, packed.target);

    const summary = {
      at: manifest.at,
      archive,
      bytes: packed.bytes,
      sha256: packed.sha256,
      isEncrypted: Boolean(publicKey),
      records: Object.values(database.records).reduce((sum, count) => sum + count, 0),
      written: storer.written,
      vanished: manifest.vanished,
      durationMs: Date.now() - startedMs,
      files: {
        folder,
        count: files.length,
        bytes: files.reduce((sum, { size }) => sum + size, 0),
        checksums: [...new Set(files.map(({ sha256 }) => sha256))],
      },
    };
    const staged = join(staging, randomUUID());
    await writeFile(staged, JSON.stringify(summary));
    await destination.write(`${name}.json`, staged);
    return { name, ...summary };
  } finally {
    for (const path of [plain, staging]) await rm(path, { recursive: true, force: true });
  }
}

async function makeStaging(parent) {
  for (const name of await readdir(parent)) {
    if (!name.startsWith(unfinishedPrefix)) continue;
    const { mtimeMs } = await stat(join(parent, name));
    if (Date.now() - mtimeMs > staleAfterMs) await rm(join(parent, name), { recursive: true, force: true });
  }
  return mkdtemp(join(parent, unfinishedPrefix));
}

async function copyExisting(from, to, names) {
  const copied = [];
  for (const name of names) {
    try {
      await copyFile(join(from, name), join(to, name));
      copied.push(name);
    } catch (error) {
      if (error.code !== 'ENOENT') throw error;
    }
  }
  return copied;
}
