import { bucketStore } from './bucket-store.mjs';
import { folderStore } from './folder-store.mjs';

/** Where the site's files are, and the folder that a backup has them in. */
export async function siteFolders(data, env = process.env) {
  const disk = folderStore(data);
  const outbox = { store: disk, prefix: 'outbox/', folder: 'outbox/' };
  if (env.S3_BUCKET) {
    const bucket = await bucketStore(env, 'S3_', data);
    return [
      { store: bucket, prefix: 'media/', folder: 'media/' },
      { store: bucket, prefix: 'receipts/', folder: 'private/' },
      outbox,
    ];
  }
  return [
    { store: disk, prefix: 'media/', folder: 'media/' },
    { store: disk, prefix: 'private/', folder: 'private/' },
    outbox,
  ];
}

/** The files of a site: name in the backup, size, and a version that changes with the content. */
export async function* listFiles(folders) {
  for (const { store, prefix, folder } of folders) {
    for await (const { key, size, version } of store.list(prefix)) {
      yield { path: `${folder}${key.slice(prefix.length)}`, size, version, read: () => store.read(key) };
    }
  }
}
