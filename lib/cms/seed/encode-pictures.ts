import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { encodedFileName, encodedFolder, encodingsOf, findEncodedPicture } from '@/lib/cms/seed/encoded-pictures';
import { rasterise, readDrawing } from '@/lib/cms/seed/pictures';
import type { PictureName } from '@/lib/cms/seed/types';

/** Encodes pictures without current files, as an upload would, and removes all other files. */
export async function encodePictures(names: PictureName[], folder = encodedFolder): Promise<void> {
  // The bytes of an AVIF depend on the number of threads, whose default is the machine's.
  sharp.concurrency(1);
  await mkdir(folder, { recursive: true });
  const current = new Set<string>();
  for (const name of names) {
    for (const file of await encodePicture(name, folder)) current.add(file);
  }
  for (const file of await readdir(folder)) if (!current.has(file)) await rm(join(folder, file));
}

async function encodePicture(name: PictureName, folder: string): Promise<string[]> {
  const drawing = await readDrawing(name);
  const existing = await findEncodedPicture(name, drawing, folder);
  if (existing) return existing.files.map((file) => basename(file));
  const picture = await rasterise(name, drawing);
  const { width } = await sharp(picture).metadata();
  const files: string[] = [];
  for (const encoding of encodingsOf(width)) {
    const { format, options } = encoding.formatOptions;
    const file = encodedFileName(name, drawing, encoding);
    const pipeline = sharp(picture).rotate().resize(encoding.resize).toFormat(format, options);
    await writeFile(join(folder, file), await pipeline.toBuffer());
    files.push(file);
  }
  return files;
}
