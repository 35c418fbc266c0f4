import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';

const pageSize = 1000;

/** Pictures and receipts in Vercel Blob. Same interface as `bucketStore`. */
export async function blobStore(token, staging) {
  const { del, head, list, put } = await import('@vercel/blob');
  const find = (key) => head(key, { token }).catch((error) => ifMissing(error));
  return {
    where: 'Vercel Blob',
    staging,
    async *list(prefix) {
      let cursor;
      do {
        const page = await list({ prefix, token, cursor, limit: pageSize });
        for (const { pathname, size, etag, uploadedAt } of page.blobs) {
          yield {
            key: pathname,
            size,
            version: `${size}-${etag}-${Number(uploadedAt)}`,
            modifiedMs: Number(uploadedAt),
          };
        }
        cursor = page.hasMore ? page.cursor : undefined;
      } while (cursor);
    },
    async read(key) {
      const found = await find(key);
      const response = found && (await fetch(found.url));
      if (!response || response.status === 404) return undefined;
      if (!response.ok) throw new Error(`Vercel Blob responded with ${response.status} for ${key}.`);
      return Readable.fromWeb(response.body);
    },
    async write(key, staged) {
      const options = { access: 'public', addRandomSuffix: false, allowOverwrite: true, token };
      await put(key, createReadStream(staged), options);
      await rm(staged);
    },
    remove: (key) => del(key, { token }),
  };
}

function ifMissing(error) {
  if (error.name === 'BlobNotFoundError' || /does not exist/.test(error.message)) return undefined;
  throw error;
}
