import { createHash } from 'node:crypto';
import { createReadStream, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { extname, join } from 'node:path';
import { Problem } from '../problem.mjs';
import { openBucket } from './s3-files.mjs';

/** Folder of DATA_DIR, and prefix in the bucket (lib/cms/file-storage.ts). */
const folders = [
  { folder: 'media', prefix: 'media' },
  { folder: 'private', prefix: 'receipts' },
];
const types = {
  '.avif': 'image/avif',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
};
const maxConcurrent = 4;
const reportEvery = 100;

/** Copies what the bucket lacks, so that it can be repeated after an interruption. @throws Problem */
export async function copyFilesToBucket(data, report = console.log) {
  const bucket = openBucket();
  for (const { folder, prefix } of folders) {
    const names = listFiles(join(data, folder));
    let copied = 0;
    await forEach(names, `${folder}/ to ${prefix}/`, report, async (name) => {
      const path = join(data, folder, name);
      const key = `${prefix}/${name}`;
      const digests = await digestFile(path);
      if (await isStored(bucket, key, digests)) return;
      await bucket.upload(key, path, digests, types[extname(name).toLowerCase()] ?? 'application/octet-stream');
      copied += 1;
    });
    const stored = await bucket.list(prefix);
    const missing = names.filter((name) => !stored.has(`${prefix}/${name}`));
    if (missing.length > 0)
      throw new Problem(`The bucket does not list ${prefix}/${missing[0]}. Run the command again.`);
    report(`Compared: ${names.length} files of ${folder}/ are in the bucket, ${copied} of them new.`);
  }
}

/** Copies the files of the bucket into the data folder. */
export async function copyFilesToDisk(data, report = console.log) {
  const bucket = openBucket();
  for (const { folder, prefix } of folders) {
    const target = join(data, folder);
    mkdirSync(target, { recursive: true, mode: 0o700 });
    const keys = [...(await bucket.list(prefix)).keys()];
    let copied = 0;
    await forEach(keys, `${prefix}/ to ${folder}/`, report, async (key) => {
      const name = toFileName(key, prefix);
      const path = join(target, name);
      if (existsSync(path)) {
        await isStored(bucket, key, await digestFile(path));
        return;
      }
      const unfinished = join(target, `.unfinished-${name}`);
      await bucket.download(key, unfinished);
      if (!isSame(await bucket.describe(key), await digestFile(unfinished))) {
        rmSync(unfinished);
        throw new Problem(`${key} arrived with another checksum. Run the command again.`);
      }
      renameSync(unfinished, path);
      copied += 1;
    });
    report(`Compared: ${keys.length} files of ${prefix}/ are in ${target}, ${copied} of them new.`);
  }
}

const listFiles = (folder) =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
        .map(({ name }) => name)
    : [];

function toFileName(key, prefix) {
  const name = key.slice(prefix.length + 1);
  if (!name || name.includes('/') || name.startsWith('.'))
    throw new Problem(`The bucket has ${key}, which is no file of this site. Remove it, then try again.`);
  return name;
}

async function digestFile(path) {
  const [md5, sha256] = [createHash('md5'), createHash('sha256')];
  let bytes = 0;
  for await (const chunk of createReadStream(path)) {
    md5.update(chunk);
    sha256.update(chunk);
    bytes += chunk.length;
  }
  return { bytes, md5: md5.digest('hex'), sha256: sha256.digest('hex') };
}

/** Objects that the site itself uploaded have no SHA-256; their ETag is the MD5, except with server-side encryption by KMS. */
function isSame(stored, { bytes, md5, sha256 }) {
  if (stored?.bytes !== bytes) return false;
  if (stored.sha256) return stored.sha256 === sha256;
  return /^[0-9a-f]{32}$/.test(stored.etag) ? stored.etag === md5 : true;
}

/** @throws Problem for another file of this name: nothing is overwritten */
async function isStored(bucket, key, digests) {
  const stored = await bucket.describe(key);
  if (stored && !isSame(stored, digests))
    throw new Problem(`${key} differs between the disk and the bucket. Remove the one that is wrong, then try again.`);
  return Boolean(stored);
}

async function forEach(items, title, report, work) {
  let started = 0;
  let finished = 0;
  const worker = async () => {
    while (started < items.length) {
      await work(items[started++]);
      finished += 1;
      if (finished % reportEvery === 0) report(`  ${title}  ${finished} of ${items.length}`);
    }
  };
  await Promise.all(Array.from({ length: maxConcurrent }, worker));
}
