import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { PictureName } from '@/lib/cms/seed/types';

export const seedFolder = join(process.cwd(), 'lib/cms/seed');
const drawingFolder = join(seedFolder, 'pictures');

export const drawingNames = async (): Promise<PictureName[]> =>
  (await readdir(/* turbopackIgnore: true */ drawingFolder)).map((file) => file.replace('.svg', '')).toSorted();

export const readDrawing = (name: PictureName): Promise<Buffer> =>
  readFile(join(/* turbopackIgnore: true */ drawingFolder, `${name}.svg`));

/** How a drawing becomes the PNG that a member of staff would upload. Only pictures across the whole page need the largest width. */
export const rasterOptions = (name: PictureName) => ({
  density: 144,
  resize: { width: /^(banner-.*-desktop|about|trailer)/.test(name) ? 1600 : 960, withoutEnlargement: true },
  png: { palette: true },
});

export function rasterise(name: PictureName, drawing: Buffer): Promise<Buffer> {
  const { density, resize, png } = rasterOptions(name);
  return sharp(drawing, { density }).resize(resize).png(png).toBuffer();
}
