import { sharp } from '@/lib/cms/sharp';
import { yieldIfDue } from '@/lib/yield';
import { type Box, hashOf, type Raster, sumsOf } from './raster';
import { findWords, type Word } from './receipt-words';

/** In pixels. A receipt of a usual shape is compared at the full width. */
const maxWidth = 480;
const maxHeight = 1600;
/** Blur brings pictures of all sizes to one sharpness: a small copy has the same words as its original, and digits still differ. */
const wordsBlurSigma = 1;
const detailBlurSigma = 0.6;

export const makeThumbnail = (picture: Buffer): Promise<Buffer> =>
  sharp(picture)
    .flatten({ background: '#fff' })
    .greyscale()
    // Shrinking while loading moves edges by a fraction, a different one for each size.
    .resize(maxWidth, maxHeight, { fit: 'inside', kernel: 'cubic', fastShrinkOnLoad: false })
    .webp({ quality: 60, effort: 0 })
    .toBuffer();

/** `smooth` is for words and hashes, `detail` to tell digits apart. */
export type Picture = { smooth: Raster; detail: Raster; words: Word[] };

export async function readPicture(thumbnail: Buffer): Promise<Picture> {
  const [smooth, detail] = await Promise.all([
    readRaster(thumbnail, wordsBlurSigma),
    readRaster(thumbnail, detailBlurSigma),
  ]);
  return { smooth, detail, words: await findWords(smooth) };
}

async function readRaster(thumbnail: Buffer, blurSigma: number): Promise<Raster> {
  const { data, info } = await sharp(thumbnail).greyscale().blur(blurSigma).raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, grey: new Uint8Array(data) };
}

/** What a hash describes. A part of a word is never looked up among whole words. */
const kinds = { word: 0, fromLeft: 1, fromRight: 2, picture: 3 } as const;
type Kind = keyof typeof kinds;

/** Equal parts of a long word, counted from each end: a crop that cuts one end off leaves the other's. */
function partsOf({ x, y, width, height }: Box): [Kind, Box][] {
  const length = 4 * height;
  const parts: [Kind, Box][] = [];
  if (width < 1.2 * length) return parts;
  for (let from = 0; from + length <= width && from < 3 * length; from += length) {
    parts.push(['fromLeft', { x: x + from, y, width: length, height }]);
    parts.push(['fromRight', { x: x + width - from - length, y, width: length, height }]);
  }
  return parts;
}

const grow = ({ x, y, width, height }: Box, across: number, down: number): Box => ({
  x: x - across,
  y: y - down,
  width: width + 2 * across,
  height: height + 2 * down,
});

/** Four hashes of 16 bits: the 64 bits of a word in bands (locality-sensitive hashing). */
export type Bands = number[];

/** A word or a part of one: its own hashes, and those of a copy whose edges lie a pixel off. */
export type Region = { own: Bands; variants: Bands[] };

const offsets = [-1, 0, 1].flatMap((across) => [-1, 0, 1].map((down) => [across, down] as const));

/** The regions by which a picture is found: a copy that differs in a few bits shares some bands of some regions. */
export async function findRegions({ smooth: raster, words }: Picture): Promise<Region[]> {
  const sums = sumsOf(raster);
  const bandsOf = (kind: Kind, box: Box): Bands => {
    const hash = hashOf(sums, raster, box);
    return [0, 1, 2, 3].map((band) => {
      const bits = ((hash[band >> 1] as number) >>> (16 * (band & 1))) & 0xffff;
      return (kinds[kind] * 4 + band) * 0x10000 + bits;
    });
  };
  const whole = bandsOf('picture', { x: 0, y: 0, width: raster.width, height: raster.height });
  const regions: Region[] = [{ own: whole, variants: [whole] }];
  for (const word of words) {
    await yieldIfDue();
    const boxesAt = (across: number, down: number): [Kind, Box][] => {
      const box = grow(word, across, down);
      return [['word', box], ...partsOf(box)];
    };
    const variants = offsets.map(([across, down]) => boxesAt(across, down));
    for (const [at, [kind, box]] of boxesAt(0, 0).entries()) {
      const near = variants.flatMap((boxes) => (boxes[at] ? [boxes[at]] : []));
      regions.push({ own: bandsOf(kind, box), variants: near.map(([kind, box]) => bandsOf(kind, box)) });
    }
  }
  return regions;
}
