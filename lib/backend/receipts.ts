import { createHash, randomUUID } from 'node:crypto';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import type { Payload } from 'payload';
import type { Metadata } from 'sharp';
import { likenessOf } from '@/lib/cms/likeness';
import { sharp } from '@/lib/cms/sharp';
import { privateDirectory } from '@/lib/cms/storage';
import { env } from '@/lib/env';
import { AppError } from '@/lib/errors';
import { logError } from '@/lib/log-error';
import { files as text } from '@/lib/text/en/files';
import { withinTwo } from './uploads';

const mostPixels = 24_000_000;
const longestSide = 1600;

const starts = (bytes: Buffer, sign: string, at = 0) =>
  bytes.subarray(at, at + sign.length).toString('latin1') === sign;

/** The kind a file is by its first bytes, whatever it is called; undefined when it is none that we take. */
function kindOf(bytes: Buffer): 'png' | 'jpeg' | 'webp' | undefined {
  if (starts(bytes, '\x89PNG\r\n\x1a\n')) return 'png';
  if (starts(bytes, '\xff\xd8\xff')) return 'jpeg';
  if (starts(bytes, 'RIFF') && starts(bytes, 'WEBP', 8)) return 'webp';
  return undefined;
}

const notAnImage = () => new AppError(415, text.notAnImage);

export type Picture = { webp: Buffer; likeness: string };

/** The digest by which a screenshot is known again, from its bytes as they came. */
export const digestOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/**
 * A screenshot made anew from its pixels: WebP, at most 1600 px, without metadata, so that nothing but the picture is kept.
 * Throws 415 for what is no picture and 413 for one of too many pixels.
 */
export function redraw(bytes: Buffer): Promise<Picture> {
  const kind = kindOf(bytes);
  if (!kind) throw notAnImage();
  return withinTwo(async () => {
    const image = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error', sequentialRead: true, pages: 1 });
    const { format, width, height } = await image.metadata().catch(unreadable);
    if (format !== kind) throw notAnImage();
    if (width * height > mostPixels) throw new AppError(413, text.tooManyPixels);
    const webp = await image
      .autoOrient()
      .resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 80 })
      .timeout({ seconds: 15 })
      .toBuffer()
      .catch(notAPicture);
    return { webp, likeness: await likenessOf(webp) };
  });
}

const notAPicture = (): never => {
  throw notAnImage();
};

// A header that announces too much is refused before a pixel is read.
function unreadable(error: unknown): Metadata {
  if (error instanceof Error && /pixel limit/i.test(error.message)) throw new AppError(413, text.tooManyPixels);
  throw notAnImage();
}

/** Keeps a receipt: first its file, in the private folder under a random name and safe on the disk, then its row. Gives the row's id. */
export async function keepReceipt(cms: Payload, { webp, likeness }: Picture, digest: string): Promise<string> {
  const name = `${randomUUID()}.webp`;
  // The CMS draws every WebP once more.
  const { id, filename } = await withinTwo(() =>
    cms.create({
      collection: 'receipts',
      data: { digest, perceptualHash: likeness },
      file: { name, data: webp, mimetype: 'image/webp', size: webp.length },
    }),
  );
  await flush(filename ?? name);
  return id;
}

// What is acknowledged must outlive a power cut; the CMS leaves the file to the system's cache.
async function flush(filename: string): Promise<void> {
  const { S3_BUCKET, BLOB_READ_WRITE_TOKEN } = env();
  if (S3_BUCKET || BLOB_READ_WRITE_TOKEN) return;
  for (const path of [join(privateDirectory(), filename), privateDirectory()]) {
    const handle = await open(path);
    await handle.sync().finally(() => handle.close());
  }
}

/** Removes a receipt that was not needed after all, with its file. */
export async function dropReceipt(cms: Payload, id: string): Promise<void> {
  await cms.delete({ collection: 'receipts', id }).catch((error: unknown) => {
    logError(`Receipt ${id} could not be removed.`, error);
  });
}
