import { blobStore } from './blob-store.mjs';
import { bucketStore } from './bucket-store.mjs';
import { folderStore } from './folder-store.mjs';

/** Where the site's files are, and the folder that a backup has them in. */
export async function siteFolders(data, env = process.env) {
  const disk = folderStore(data);
  const objects = await objectStorage(data, env);
  return [
    { store: objects ?? disk, prefix: 'media/', folder: 'media/' },
    { store: objects ?? disk, prefix: objects ? 'receipts/' : 'private/', folder: 'private/' },
    { store: disk, prefix: 'outbox/', folder: 'outbox/' },
  ];
}

async function objectStorage(data, env) {
  if (env.S3_BUCKET) return bucketStore(env, 'S3_', data);
  return env.BLOB_READ_WRITE_TOKEN ? blobStore(env.BLOB_READ_WRITE_TOKEN, data) : undefined;
}

/** The files of a site: name in the backup, size, and a version that changes with the content. */
export async function* listFiles(folders) {
  for (const { store, prefix, folder } of folders) {
    for await (const { key, size, version } of store.list(prefix)) {
      yield { path: `${folder}${key.slice(prefix.length)}`, size, version, read: () => store.read(key) };
    }
  }
}
