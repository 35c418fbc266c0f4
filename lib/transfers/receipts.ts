import { createHash, randomUUID } from 'node:crypto';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import type { Payload } from 'payload';
import type { Metadata } from 'sharp';
import { getText } from '#text';
import { sharp } from '@/lib/cms/sharp';
import { privateDirectory } from '@/lib/cms/storage';
import { env } from '@/lib/env';
import { AppError } from '@/lib/errors';
import { logError } from '@/lib/log-error';
import { encodeThumbnail } from './duplicates';
import { processImage } from './image-queue';
import { makeThumbnail } from './perceptual-hash';
import { throwWriteError } from './write-error';

const maxPixels = 24_000_000;
const maxSidePixels = 1600;

const startsWith = (bytes: Buffer, sign: string, at = 0) =>
  bytes.subarray(at, at + sign.length).toString('latin1') === sign;

function detectFormat(bytes: Buffer): 'png' | 'jpeg' | 'webp' | undefined {
  if (startsWith(bytes, '\x89PNG\r\n\x1a\n')) return 'png';
  if (startsWith(bytes, '\xff\xd8\xff')) return 'jpeg';
  if (startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8)) return 'webp';
  return undefined;
}

const notAnImage = () => {
  const text = getText('files');
  return new AppError(415, 'notAnImage', text.notAnImage);
};

export type ReencodedReceipt = { webp: Buffer; thumbnail: Buffer };

export const digestOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** WebP of at most 1600 px, without metadata. Throws AppError 415 if not an image, 413 for too many pixels. */
export async function reencodeReceipt(bytes: Buffer): Promise<ReencodedReceipt> {
  const text = getText('files');
  const expected = detectFormat(bytes);
  if (!expected) throw notAnImage();
  return processImage(async () => {
    const image = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', sequentialRead: true, pages: 1 });
    const { format, width, height } = await image.metadata().catch(throwUnreadable);
    if (format !== expected) throw notAnImage();
    if (width * height > maxPixels) throw new AppError(413, 'tooManyPixels', text.tooManyPixels);
    const webp = await image
      .autoOrient()
      .resize(maxSidePixels, maxSidePixels, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 80 })
      .timeout({ seconds: 15 })
      .toBuffer()
      .catch(() => {
        throw notAnImage();
      });
    return { webp, thumbnail: await makeThumbnail(webp) };
  });
}

// sharp checks the number of pixels before decoding.
function throwUnreadable(error: unknown): Metadata {
  const text = getText('files');
  if (error instanceof Error && /pixel limit/i.test(error.message))
    throw new AppError(413, 'tooManyPixels', text.tooManyPixels);
  throw notAnImage();
}

/** Returns the id once the file is synced to disk. */
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
  ).catch((error) => throwCause(cms, error, webp.length));
  await flush(filename ?? name);
  return id;
}

/** Payload hides why an upload failed, also when it could not ask the database for a free name. */
async function throwCause(cms: Payload, error: unknown, bytes: number): Promise<never> {
  await cms.find({ collection: 'receipts', limit: 1, depth: 0, pagination: false });
  if (isOnDisk()) await throwWriteError(error, privateDirectory(), bytes);
  throw error;
}

function isOnDisk(): boolean {
  const { S3_BUCKET, BLOB_READ_WRITE_TOKEN } = env();
  return !S3_BUCKET && !BLOB_READ_WRITE_TOKEN;
}

// Payload does not fsync: an acknowledged upload must survive a power cut.
async function flush(filename: string): Promise<void> {
  if (!isOnDisk()) return;
  for (const path of [join(privateDirectory(), filename), privateDirectory()]) {
    const handle = await open(path);
    await handle.sync().finally(() => handle.close());
  }
}

/** Never throws. */
export async function deleteReceipt(cms: Payload, id: string): Promise<void> {
  await cms.delete({ collection: 'receipts', id }).catch((error: unknown) => {
    logError(`Receipt ${id} could not be deleted.`, error);
  });
}
