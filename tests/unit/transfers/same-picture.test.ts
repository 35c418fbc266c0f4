import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { makeThumbnail, readPicture } from '@/lib/transfers/perceptual-hash';
import { isSamePicture } from '@/lib/transfers/same-picture';
import { cropped, layoutPicture, photo, receiptLayouts } from '@/tests/support/screenshots';

const read = async (picture: Buffer) => readPicture(await makeThumbnail(picture));

const encodings = [
  (picture: Buffer) => sharp(picture).jpeg({ quality: 55 }).toBuffer(),
  (picture: Buffer) => sharp(picture).resize(540).jpeg({ quality: 70 }).toBuffer(),
  (picture: Buffer) => sharp(picture).resize(480).webp({ quality: 60 }).toBuffer(),
  (picture: Buffer) => sharp(picture).resize(360).jpeg({ quality: 70 }).toBuffer(),
];

const crops = {
  nothing: {},
  'the left side': { left: 60 },
  'the right side': { right: 60 },
  'the top': { top: 60 },
  'the bottom': { bottom: 60 },
};

describe.each(Object.keys(receiptLayouts))('a receipt of %s', (layout) => {
  test('is recognised with 60 px cropped off any side, re-encoded and scaled', async () => {
    const original = await layoutPicture(layout);
    const first = await read(original);
    for (const [index, [side, crop]] of Object.entries(crops).entries()) {
      const part = await cropped(original, crop);
      const encode = encodings[index % encodings.length] as (typeof encodings)[number];
      expect(await isSamePicture(first, await read(part)), `without ${side}`).toBe(true);
      expect(await isSamePicture(await read(await encode(part)), first), `without ${side}, encoded again`).toBe(true);
    }
  });

  test('is not confused with one that differs only in amount, time or number', async () => {
    const first = await read(await layoutPicture(layout));
    for (const change of [
      { amount: '160,000' },
      { amount: '150,800' },
      { number: '01004129' },
      { number: '01004123' },
      { time: '21/11/2026 10:24:37' },
      { number: '01004871', time: '21/11/2026 10:31:09' },
    ]) {
      const other = await layoutPicture(layout, change);
      expect(await isSamePicture(first, await read(other)), JSON.stringify(change)).toBe(false);
      const copy = await sharp(await cropped(other, { left: 60 }))
        .resize(480)
        .jpeg({ quality: 70 })
        .toBuffer();
      expect(await isSamePicture(first, await read(copy)), `${JSON.stringify(change)}, cropped`).toBe(false);
    }
  });
});

test('a picture without words is recognised as a whole, and is not like a receipt', async () => {
  const gradient = await sharp({
    create: { width: 600, height: 900, channels: 3, background: '#888' },
  })
    .composite([{ input: Buffer.from('<svg width="600" height="900"><circle cx="300" cy="400" r="250"/></svg>') }])
    .png()
    .toBuffer();
  const smaller = await sharp(gradient).resize(300).jpeg({ quality: 70 }).toBuffer();
  expect(await isSamePicture(await read(gradient), await read(smaller))).toBe(true);
  const receipt = await read(await layoutPicture('a dark app'));
  expect(await isSamePicture(receipt, await read(gradient))).toBe(false);
  expect(await isSamePicture(receipt, await read(await photo(400, 800)))).toBe(false);
});

test.each([
  [1, 1600],
  [1600, 1],
  [3, 3],
])('a picture of %i × %i pixels is read in bounded memory', async (width, height) => {
  const picture = await sharp({ create: { width, height, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  const small = await read(picture);
  expect(small.detail.width * small.detail.height).toBeLessThanOrEqual(480 * 1600);
  expect(await isSamePicture(small, small)).toBeTypeOf('boolean');
});
