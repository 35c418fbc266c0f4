import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ImageSize, ImageUploadFormatOptions, SharpDependency, UploadConfig } from 'payload';
import sharp from 'sharp';
import { media } from '@/lib/cms/collections/media';
import { rasterOptions, seedFolder } from '@/lib/cms/seed/pictures';
import type { PictureName } from '@/lib/cms/seed/types';

/** Written by `npm run pictures`. The hash in a file name covers everything that determines the content. */
export const encodedFolder = join(seedFolder, 'encoded-pictures');

type Encoding = { resize: { width?: number }; formatOptions: ImageUploadFormatOptions };

const { resizeOptions, formatOptions, imageSizes } = media.upload as UploadConfig & { imageSizes: ImageSize[] };

/** Of the stored picture itself. */
const mainEncoding = { resize: resizeOptions, formatOptions } as Encoding;

/** Of the stored picture and of its sizes: a picture is not enlarged. */
export const encodingsOf = (pictureWidth: number): Encoding[] => [
  mainEncoding,
  ...imageSizes
    .filter(({ width = 0 }) => width <= pictureWidth)
    .map((size) => ({ resize: size, formatOptions: size.formatOptions }) as Encoding),
];

export function encodedFileName(name: PictureName, drawing: Buffer, { resize, formatOptions }: Encoding): string {
  const options = JSON.stringify([rasterOptions(name), resize, formatOptions]);
  const hash = createHash('sha256').update(drawing).update(options).digest('hex').slice(0, 12);
  return `${name}-${resize.width}-${hash}.${formatOptions.format}`;
}

export type EncodedPicture = { main: Buffer; files: string[]; pathOf: (encoding: Encoding) => string };

/** Undefined unless all sizes of the picture are in the folder. */
export async function findEncodedPicture(
  name: PictureName,
  drawing: Buffer,
  folder = encodedFolder,
): Promise<EncodedPicture | undefined> {
  const pathOf = (encoding: Encoding) =>
    join(/* turbopackIgnore: true */ folder, encodedFileName(name, drawing, encoding));
  if (!existsSync(pathOf(mainEncoding))) return undefined;
  const main = await readFile(pathOf(mainEncoding));
  const { width } = await sharp(main).metadata();
  const files = encodingsOf(width).map(pathOf);
  return files.every((file) => existsSync(file)) ? { main, files, pathOf } : undefined;
}

/** Uploads of these pictures read their sizes from the folder; others are encoded. The keys are the uploaded buffers. */
export const withEncodedPictures =
  (encode: SharpDependency, pictures: ReadonlyMap<unknown, EncodedPicture>): SharpDependency =>
  (input, options) => {
    const picture = pictures.get(input);
    return picture ? encodedPipeline(picture) : encode(input, options);
  };

type Pipeline = ReturnType<SharpDependency>;

function encodedPipeline(picture: EncodedPicture, { resize, formatOptions } = mainEncoding): Pipeline {
  const pipeline = {
    rotate: () => pipeline,
    clone: () => pipeline,
    resize: (options: Encoding['resize']) => encodedPipeline(picture, { resize: options, formatOptions }),
    toFormat: (format: ImageUploadFormatOptions['format'], options: ImageUploadFormatOptions['options']) =>
      encodedPipeline(picture, { resize, formatOptions: { format, options } }),
    metadata: () => sharp(picture.main).metadata(),
    toBuffer: async () => {
      const data = await readFile(picture.pathOf({ resize, formatOptions }));
      const { width, height } = await sharp(data).metadata();
      return { data, info: { width, height, size: data.length } };
    },
  };
  return pipeline as unknown as Pipeline;
}
