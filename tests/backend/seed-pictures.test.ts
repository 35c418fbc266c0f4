import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { encodePictures } from '@/lib/cms/seed/encode-pictures';
import { type EncodedPicture, encodedFolder, findEncodedPicture } from '@/lib/cms/seed/encoded-pictures';
import { drawingNames, rasterise, readDrawing } from '@/lib/cms/seed/pictures';

const folder = mkdtempSync(join(tmpdir(), 'seed-pictures-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const names = await drawingNames();
const read = (path: string) =>
  readdirSync(path).map((file) => [file, readFileSync(join(path, file)).toString('base64')]);

/** Small enough to ignore details of encoders. */
const thumbnail = (picture: Buffer) =>
  sharp(picture).flatten().resize(24, 24, { fit: 'fill' }).removeAlpha().raw().toBuffer();

describe('the demonstration pictures', () => {
  const pictures = new Map<string, EncodedPicture>();

  test('are encoded in every configured size, and no stale file is left (else: npm run pictures)', async () => {
    for (const name of names) {
      const picture = await findEncodedPicture(name, await readDrawing(name));
      if (picture) pictures.set(name, picture);
    }
    expect([...pictures.keys()]).toEqual(names);
    const files = [...pictures.values()].flatMap((picture) => picture.files);
    expect(
      readdirSync(encodedFolder)
        .map((file) => join(encodedFolder, file))
        .toSorted(),
    ).toEqual(files.toSorted());
  });

  test.each(names)('%s shows its drawing in all of them', async (name) => {
    const drawing = await thumbnail(await rasterise(name, await readDrawing(name)));
    for (const file of pictures.get(name)?.files ?? []) {
      const data = readFileSync(file);
      const [, width, format] = /-(\d+)-[0-9a-f]{12}\.(avif|webp)$/.exec(file) ?? [];
      const metadata = await sharp(data).metadata();
      expect(metadata.mediaType).toBe(`image/${format}`);
      expect(metadata.width).toBeLessThanOrEqual(Number(width));
      const shown = await thumbnail(data);
      const difference = drawing.reduce((sum, value, index) => sum + Math.abs(value - (shown[index] ?? 0)), 0);
      expect(difference / drawing.length, file).toBeLessThan(10);
    }
  });
});

describe('npm run pictures', () => {
  const name = 'learner-1';
  beforeAll(() => encodePictures([name], folder));

  test('writes the same bytes again', async () => {
    const first = read(folder);
    expect(first).toHaveLength(7);
    const again = mkdtempSync(join(folder, 'again-'));
    await encodePictures([name], again);
    expect(read(again)).toEqual(first);
    rmSync(again, { recursive: true });
  });

  test('removes what no drawing has, and encodes again what is missing', async () => {
    const [first = ''] = readdirSync(folder);
    writeFileSync(join(folder, 'learner-1-480-000000000000.avif'), '');
    rmSync(join(folder, first));
    const drawing = await readDrawing(name);
    expect(await findEncodedPicture(name, drawing, folder)).toBeUndefined();
    await encodePictures([name], folder);
    const picture = await findEncodedPicture(name, drawing, folder);
    expect(readdirSync(folder).map((file) => join(folder, file))).toEqual(picture?.files.toSorted());
  });

  test('a changed drawing has no files', async () => {
    const changed = Buffer.concat([await readDrawing(name), Buffer.from('<!-- -->')]);
    expect(await findEncodedPicture(name, changed, folder)).toBeUndefined();
  });
});
