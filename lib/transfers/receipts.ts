import { createHash, randomUUID } from 'node:crypto';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import type { Payload } from 'payload';
import type { Metadata } from 'sharp';
import { sharp } from '@/lib/cms/sharp';
import { privateDirectory } from '@/lib/cms/storage';
import { env } from '@/lib/env';
import { AppError } from '@/lib/errors';
import { logError } from '@/lib/log-error';
import { files as text } from '@/lib/text/en/files';
import { throwWriteError } from './disk';
import { encodeThumbnail } from './duplicates';
import { processImage } from './image-queue';
import { makeThumbnail } from './perceptual-hash';

const maxPixels = 24_000_000;
const maxSidePixels = 1600;

const starts = (bytes: Buffer, sign: string, at = 0) =>
  bytes.subarray(at, at + sign.length).toString('latin1') === sign;

/** The format of a file by its first bytes, whatever its name says; undefined for one that is not accepted. */
function formatOf(bytes: Buffer): 'png' | 'jpeg' | 'webp' | undefined {
  if (starts(bytes, '\x89PNG\r\n\x1a\n')) return 'png';
  if (starts(bytes, '\xff\xd8\xff')) return 'jpeg';
  if (starts(bytes, 'RIFF') && starts(bytes, 'WEBP', 8)) return 'webp';
  return undefined;
}

const notAnImage = () => new AppError(415, 'notAnImage', text.notAnImage);

export type ReencodedReceipt = { webp: Buffer; thumbnail: Buffer };

/** Identifies the same file sent again. */
export const digestOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/**
 * Re-encodes a screenshot as WebP of at most 1600 px, without metadata.
 * @throws 415 for what is not an image, 413 for one of too many pixels
 */
export function reencodeReceipt(bytes: Buffer): Promise<ReencodedReceipt> {
  const expected = formatOf(bytes);
  if (!expected) throw notAnImage();
  return processImage(async () => {
    const image = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', sequentialRead: true, pages: 1 });
    const { format, width, height } = await image.metadata().catch(unreadable);
    if (format !== expected) throw notAnImage();
    if (width * height > maxPixels) throw new AppError(413, 'tooManyPixels', text.tooManyPixels);
    const webp = await image
      .autoOrient()
      .resize(maxSidePixels, maxSidePixels, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 80 })
      .timeout({ seconds: 15 })
      .toBuffer()
      .catch(notAPicture);
    return { webp, thumbnail: await makeThumbnail(webp) };
  });
}

const notAPicture = (): never => {
  throw notAnImage();
};

// A header that announces too much is refused before a pixel is read.
function unreadable(error: unknown): Metadata {
  if (error instanceof Error && /pixel limit/i.test(error.message))
    throw new AppError(413, 'tooManyPixels', text.tooManyPixels);
  throw notAnImage();
}

/** Stores a receipt: its file under a random name in the private folder, synced to the disk, then its row. Returns the row's id. */
export async function storeReceipt(
  cms: Payload,
  { webp, thumbnail }: ReencodedReceipt,
  digest: string,
): Promise<string> {
  const name = `${randomUUID()}.webp`;
  // Payload re-encodes every WebP.
  const { id, filename } = await processImage(() =>
    cms.create({
      collection: 'receipts',
      data: { digest, perceptualHash: encodeThumbnail(thumbnail) },
      file: { name, data: webp, mimetype: 'image/webp', size: webp.length },
    }),
  ).catch((error) => (isOnDisk() ? throwWriteError(error, privateDirectory(), webp.length) : Promise.reject(error)));
  await flush(filename ?? name);
  return id;
}

function isOnDisk(): boolean {
  const { S3_BUCKET, BLOB_READ_WRITE_TOKEN } = env();
  return !S3_BUCKET && !BLOB_READ_WRITE_TOKEN;
}

// Payload leaves the file in the system's cache; an acknowledged upload must survive a power cut.
async function flush(filename: string): Promise<void> {
  if (!isOnDisk()) return;
  for (const path of [join(privateDirectory(), filename), privateDirectory()]) {
    const handle = await open(path);
    await handle.sync().finally(() => handle.close());
  }
}

/** Deletes a receipt with its file. */
export async function deleteReceipt(cms: Payload, id: string): Promise<void> {
  await cms.delete({ collection: 'receipts', id }).catch((error: unknown) => {
    logError(`Receipt ${id} could not be removed.`, error);
  });
}
