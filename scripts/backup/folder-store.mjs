import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';

export const unfinishedPrefix = '.unfinished-';

const ifMissing = (value) => (error) => {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return value;
  throw error;
};

/** Objects in a folder. Same interface as `bucketStore`. */
export function folderStore(root) {
  const pathOf = (key) => join(root, key);
  return {
    where: root,
    /** Objects are written here first and then renamed. */
    staging: root,
    /** `prefix` as in S3: a folder with a slash at the end, or also the beginning of names. */
    async *list(prefix) {
      const folder = prefix.slice(0, prefix.lastIndexOf('/') + 1);
      const names = await readdir(pathOf(folder), { recursive: folder === prefix }).catch(ifMissing([]));
      for (const name of names) {
        const key = `${folder}${name}`;
        if (!key.startsWith(prefix) || name.startsWith(unfinishedPrefix)) continue;
        const found = await stat(pathOf(key)).catch(ifMissing(undefined));
        if (!found?.isFile()) continue;
        yield { key, size: found.size, version: `${found.size}-${found.ctimeMs}`, modifiedMs: found.mtimeMs };
      }
    },
    /** Undefined if it does not exist. */
    async read(key) {
      const file = await open(pathOf(key)).catch(ifMissing(undefined));
      return file?.createReadStream();
    },
    /** Renames the file `staged`, so that no object is ever incomplete, and syncs it to the disk. */
    async write(key, staged) {
      await mkdir(dirname(pathOf(key)), { recursive: true, mode: 0o700 });
      await syncToDisk(staged);
      await rename(staged, pathOf(key));
      await syncToDisk(dirname(pathOf(key)));
    },
    remove: (key) => rm(pathOf(key), { force: true }),
  };
}

async function syncToDisk(path) {
  const file = await open(path, 'r');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}
