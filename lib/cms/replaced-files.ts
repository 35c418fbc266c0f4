import { existsSync } from 'node:fs';
import { copyFile, link, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { CollectionAfterErrorHook, CollectionBeforeOperationHook, Payload, Where } from 'payload';
import { isStaff } from '@/lib/cms/access/roles';
import type { Media } from '@/lib/cms/payload-types';
import { hasObjectStorage, mediaDirectory, replacedDirectory } from '@/lib/cms/storage';

/** A save that takes longer has failed. */
const maxSaveMs = 60 * 60 * 1000;

const filesOf = ({ filename, sizes }: Media): string[] =>
  [filename, ...Object.values(sizes ?? {}).map((size) => size?.filename)].flatMap((name) => name ?? []);

async function keepFiles(record: Media): Promise<void> {
  const folder = join(replacedDirectory(), record.id);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const name of filesOf(record)) {
    const [from, to] = [join(mediaDirectory(), name), join(folder, name)];
    // On other file systems than that of the pictures a copy.
    if (existsSync(from) && !existsSync(to)) await link(from, to).catch(() => copyFile(from, to));
  }
}

/** Payload deletes the old files of a picture before anything can refuse the new ones. A bucket keeps them until they are stored. */
export const keepReplacedFiles: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const isReplacement = operation === 'update' && (req.file || req.query?.uploadEdits);
  if (!isReplacement || hasObjectStorage() || !isStaff(req)) return;
  const { id, where } = args as { id?: string; where?: Where };
  const { docs } = await req.payload.find({
    collection: 'media',
    where: id === undefined ? (where ?? {}) : { id: { equals: id } },
    pagination: false,
    depth: 0,
    req,
  });
  for (const record of docs) await keepFiles(record);
  req.context.replacedPictures = docs.map((record) => record.id);
};

/** Restores the files that the stored record names, and deletes the others. */
async function settle(cms: Payload, id: string): Promise<void> {
  const folder = join(replacedDirectory(), id);
  const record = await cms.findByID({ collection: 'media', id, depth: 0, disableErrors: true });
  for (const name of record ? filesOf(record) : []) {
    const [kept, file] = [join(folder, name), join(mediaDirectory(), name)];
    if (existsSync(kept) && !existsSync(file)) await rename(kept, file).catch(() => copyFile(kept, file));
  }
  await rm(folder, { recursive: true, force: true });
}

const listReplaced = () => readdir(replacedDirectory()).catch(() => []);

export const restoreReplacedFiles: CollectionAfterErrorHook = async ({ req }) => {
  for (const id of (req.context.replacedPictures as string[] | undefined) ?? []) await settle(req.payload, id);
};

/** After a crash during a save. */
export async function restoreFile(cms: Payload, filename: string): Promise<void> {
  for (const id of await listReplaced()) {
    if ((await readdir(join(replacedDirectory(), id))).includes(filename)) await settle(cms, id);
  }
}

export async function deleteReplacedFiles(cms: Payload): Promise<void> {
  for (const id of await listReplaced()) {
    const { mtimeMs } = await stat(join(replacedDirectory(), id));
    if (Date.now() - mtimeMs > maxSaveMs) await settle(cms, id);
  }
}
