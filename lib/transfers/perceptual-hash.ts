import { setImmediate as nextTick } from 'node:timers/promises';
import { sharp } from '@/lib/cms/sharp';

/** A picture in grey, one byte per pixel, row by row. */
export type Raster = { width: number; height: number; grey: Uint8Array };

/** A rectangle in pixels of the raster. */
type Box = { x: number; y: number; width: number; height: number };

/** A word of a receipt: where it stands, and 64 bits that describe how it looks. */
export type Word = Box & { hash: Uint32Array };

/** In pixels. A receipt of a usual shape is compared at the full width. */
const maxWidth = 480;
const maxHeight = 1600;
/** Blur brings pictures of all sizes to one sharpness: a small copy has the same words as its original, and digits still differ. */
const wordsBlurSigma = 1;
const detailBlurSigma = 0.6;
/** In grey levels, between the two sides of a stroke. Noise of JPEG and WebP stays below. */
const minContrast = 20;
/** In pixels. Strokes closer than this are one word: the first in small print, the second in large print. */
const wordGaps = [4, 9];
const maxWords = 120;

/** A small grey copy of a picture, as WebP: all that a comparison needs. */
export const makeThumbnail = (picture: Buffer): Promise<Buffer> =>
  sharp(picture)
    .flatten({ background: '#fff' })
    .greyscale()
    // Shrinking while loading moves edges by a fraction, a different one for each size.
    .resize(maxWidth, maxHeight, { fit: 'inside', kernel: 'cubic', fastShrinkOnLoad: false })
    .webp({ quality: 60, effort: 0 })
    .toBuffer();

/** A picture as it is compared: `smooth` to find words and hashes, `detail` to tell digits apart. */
export type Picture = { smooth: Raster; detail: Raster; words: Word[] };

/** Reads a thumbnail and finds its words. */
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

/** 1 for each pixel on the edge of a stroke. */
function edgesOf({ width, height, grey }: Raster): Uint8Array {
  const edges = new Uint8Array(width * height);
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const at = y * width + x;
      const across = Math.abs((grey[at + 1] as number) - (grey[at - 1] as number));
      const down = Math.abs((grey[at + width] as number) - (grey[at - width] as number));
      if (across > minContrast || down > minContrast) edges[at] = 1;
    }
  }
  return edges;
}

/** Boxes around the connected components of the edges, after gaps within a row are closed. */
function boxesOf(edges: Uint8Array, width: number, height: number, gap: number): Box[] {
  const parents: number[] = [];
  const boxes: { left: number; right: number; top: number; bottom: number }[] = [];
  const root = (index: number): number => {
    let at = index;
    while (parents[at] !== at) {
      parents[at] = parents[parents[at] as number] as number;
      at = parents[at] as number;
    }
    return at;
  };
  let above: [left: number, right: number, index: number][] = [];
  for (let y = 0; y < height; y++) {
    const row: typeof above = [];
    let last = -2 - gap;
    for (let x = 0; x < width; x++) {
      if (!edges[y * width + x]) continue;
      const open = row.at(-1);
      if (open && x - last <= gap + 1) open[1] = x;
      else row.push([x, x, -1]);
      last = x;
    }
    let from = 0;
    for (const run of row) {
      while (from < above.length && (above[from] as [number, number, number])[1] < run[0] - 1) from++;
      for (let at = from; at < above.length; at++) {
        const [left, , index] = above[at] as [number, number, number];
        if (left > run[1] + 1) break;
        const target = root(index);
        if (run[2] < 0) run[2] = target;
        else parents[root(run[2])] = target;
      }
      if (run[2] < 0) {
        run[2] = parents.length;
        parents.push(run[2]);
        boxes.push({ left: run[0], right: run[1], top: y, bottom: y });
      } else {
        const box = boxes[run[2]] as (typeof boxes)[number];
        box.left = Math.min(box.left, run[0]);
        box.right = Math.max(box.right, run[1]);
        box.bottom = y;
      }
    }
    above = row;
  }
  const merged = new Map<number, (typeof boxes)[number]>();
  boxes.forEach((box, index) => {
    const key = root(index);
    const known = merged.get(key);
    if (!known) merged.set(key, { ...box });
    else {
      known.left = Math.min(known.left, box.left);
      known.right = Math.max(known.right, box.right);
      known.top = Math.min(known.top, box.top);
      known.bottom = Math.max(known.bottom, box.bottom);
    }
  });
  return [...merged.values()].map(({ left, right, top, bottom }) => ({
    x: left,
    y: top,
    width: right - left + 1,
    height: bottom - top + 1,
  }));
}

/** Integral image: the sum over any box is four look-ups. */
function sumsOf({ width, height, grey }: Raster): Float64Array {
  const sums = new Float64Array((width + 1) * (height + 1));
  for (let y = 0; y < height; y++) {
    let row = 0;
    for (let x = 0; x < width; x++) {
      row += grey[y * width + x] as number;
      sums[(y + 1) * (width + 1) + x + 1] = (sums[y * (width + 1) + x + 1] as number) + row;
    }
  }
  return sums;
}

/** The integral image at a point between pixels. */
function sumAt(sums: Float64Array, stride: number, height: number, x: number, y: number): number {
  const left = Math.min(Math.max(Math.floor(x), 0), stride - 2);
  const top = Math.min(Math.max(Math.floor(y), 0), height - 1);
  const dx = Math.min(Math.max(x - left, 0), 1);
  const dy = Math.min(Math.max(y - top, 0), 1);
  const at = top * stride + left;
  const upper = (sums[at] as number) * (1 - dx) + (sums[at + 1] as number) * dx;
  const lower = (sums[at + stride] as number) * (1 - dx) + (sums[at + stride + 1] as number) * dx;
  return upper * (1 - dy) + lower * dy;
}

const columns = 16;
const rows = 4;

/** Difference hash of a box: one bit for each cell of a grid that is darker than the next one. */
function hashOf(sums: Float64Array, raster: Raster, box: Box): Uint32Array {
  const stride = raster.width + 1;
  const hash = new Uint32Array(2);
  const cellWidth = box.width / (columns + 1);
  const cellHeight = box.height / rows;
  for (let row = 0; row < rows; row++) {
    const top = box.y + row * cellHeight;
    const column = (index: number) =>
      sumAt(sums, stride, raster.height, box.x + index * cellWidth, top + cellHeight) -
      sumAt(sums, stride, raster.height, box.x + index * cellWidth, top);
    let edge = column(0);
    let next = column(1);
    let before = next - edge;
    for (let x = 1; x <= columns; x++) {
      edge = next;
      next = column(x + 1);
      const here = next - edge;
      const bit = row * columns + x - 1;
      if (here > before) hash[bit >> 5] = (hash[bit >> 5] as number) | (1 << (bit & 31));
      before = here;
    }
  }
  return hash;
}

const looksLikeText = ({ width, height }: Box) => height >= 7 && height <= 90 && width >= height * 0.8;

/** Finds the words of a receipt, the largest first. Yields to the event loop in between. */
async function findWords(raster: Raster): Promise<Word[]> {
  const edges = edgesOf(raster);
  await nextTick();
  const boxes = new Map<string, Box>();
  for (const gap of wordGaps) {
    for (const box of boxesOf(edges, raster.width, raster.height, gap).filter(looksLikeText)) {
      boxes.set(`${box.x},${box.y},${box.width},${box.height}`, box);
    }
    await nextTick();
  }
  const sums = sumsOf(raster);
  return [...boxes.values()]
    .sort((one, other) => other.width * other.height - one.width * one.height)
    .slice(0, maxWords)
    .map((box) => ({ ...box, hash: hashOf(sums, raster, box) }));
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

/** The regions by which a picture is found: a copy that differs in a few bits has some bands of some of them in common. */
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
  for (const [index, word] of words.entries()) {
    if (index % 20 === 19) await nextTick();
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
