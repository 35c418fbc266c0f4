import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline as connect, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { forEachConcurrently } from './concurrently.mjs';
import { requireSpace } from './free-space.mjs';
import { listFiles } from './site-files.mjs';

const maxConcurrent = 6;

export function hashing() {
  const hash = createHash('sha256');
  let bytes = 0;
  const stream = new Transform({
    transform(chunk, _, done) {
      hash.update(chunk);
      bytes += chunk.length;
      done(null, chunk);
    },
  });
  return { stream, result: () => ({ sha256: hash.digest('hex'), bytes }) };
}

/** Each encryption key has its folder: a file encrypted to another key is another object. */
export const filesFolder = (publicKey) =>
  publicKey ? `files/${createHash('sha256').update(publicKey).digest('hex').slice(0, 16)}/` : 'files/plain/';

/**
 * Stores each content once, under its checksum. `store()` may be called again: it stores what has changed since, and
 * keeps what was deleted. Checksums of unchanged files are remembered in `indexFile`.
 */
export async function fileStorer({ folders, destination, folder, encrypt, staging, indexFile }) {
  const index = await readIndex(indexFile, folder);
  const stored = new Set();
  for await (const { key } of destination.list(folder)) stored.add(key.slice(folder.length));
  const files = new Map();
  const vanished = new Set();
  const written = { files: 0, bytes: 0 };

  async function storeFile({ path, size, version, read }) {
    const known = files.get(path) ?? index[path];
    if (known?.version === version && stored.has(known.sha256)) return files.set(path, known);
    await requireSpace(staging, size);
    const source = await read();
    if (!source) return vanished.add(path);
    const staged = join(staging, randomUUID());
    const plain = hashing();
    try {
      connect(source, plain.stream, () => {});
      await pipeline(await encrypt(plain.stream), createWriteStream(staged, { mode: 0o600 }));
      const { sha256, bytes } = plain.result();
      if (!stored.has(sha256)) {
        stored.add(sha256);
        await destination.write(`${folder}${sha256}`, staged);
        written.files += 1;
        written.bytes += bytes;
      }
      files.set(path, { version, sha256, size: bytes });
    } finally {
      await rm(staged, { force: true });
    }
  }

  return {
    async store() {
      vanished.clear();
      await forEachConcurrently(listFiles(folders), maxConcurrent, storeFile);
      for (const path of files.keys()) vanished.delete(path);
      const unfinished = `${indexFile}.${process.pid}`;
      await writeFile(unfinished, JSON.stringify({ folder, files: Object.fromEntries(files) }), { mode: 0o600 });
      await rename(unfinished, indexFile);
    },
    files: () => [...files].map(([path, { size, sha256 }]) => ({ path, size, sha256 })),
    vanished,
    written,
  };
}

/** Without it every file is read again. */
async function readIndex(file, folder) {
  try {
    const index = JSON.parse(await readFile(file, 'utf8'));
    return index.folder === folder ? index.files : {};
  } catch {
    return {};
  }
}
