import { deflateSync, inflateSync } from 'node:zlib';
import { sharp } from './sharp';

const columns = 64;
const rows = 128;
const grid = `${columns}x${rows}`;
const nearHash = 6;
/** How far two pictures of one receipt may differ anywhere, of 255: saved anew or made smaller they stay below, other figures go beyond. */
const nearGrey = 16;
/** Steps smaller than this are noise: flat areas would give bits at random. */
const noise = 2;

/** Grey values of a picture squeezed to `width` × `height`, row by row. */
const greys = async (picture: Buffer, width: number, height: number) =>
  sharp(picture)
    .flatten({ background: '#fff' })
    .greyscale()
    // Shrinking while loading moves edges by a fraction, another one for each size a picture comes in.
    .resize(width, height, { fit: 'fill', kernel: 'cubic', fastShrinkOnLoad: false })
    .raw()
    .toBuffer();

/**
 * What a picture looks like, as a text: 64 bits in hexadecimal (is each spot brighter than its neighbour?), the size of a grid, and
 * the grid's grey values, packed. The first finds candidates; the grid tells two receipts of the same bank's app apart, which
 * differ in their figures alone.
 */
export async function likenessOf(picture: Buffer): Promise<string> {
  const [small, fine] = await Promise.all([greys(picture, 9, 8), greys(picture, columns, rows)]);
  let hash = 0n;
  for (let y = 0; y < 8; y++) {
    for (let x = 0; x < 8; x++) {
      const at = y * 9 + x;
      hash = (hash << 1n) | BigInt((small[at] ?? 0) - (small[at + 1] ?? 0) > noise);
    }
  }
  return `${hash.toString(16).padStart(16, '0')}:${grid}:${deflateSync(fine).toString('base64')}`;
}

/** A likeness to compare with others: the darkest and the brightest grey around each spot allow an edge to move by one. */
export type Likeness = { hash: bigint; greys: Uint8Array; darkest: Uint8Array; brightest: Uint8Array };

/** Reads what `likenessOf` wrote; undefined for anything else, such as one of another grid. */
export function readLikeness(text: string | null | undefined): Likeness | undefined {
  const [hash = '', size, packed = ''] = text?.split(':') ?? [];
  if (size !== grid) return undefined;
  const greys = inflateSync(Buffer.from(packed, 'base64'));
  return {
    hash: BigInt(`0x${hash}`),
    greys,
    darkest: around(greys, Math.min),
    brightest: around(greys, Math.max),
  };
}

/** For each spot what `pick` chooses of it and its eight neighbours, beyond the edge of the nearest. */
function around(greys: Uint8Array, pick: (one: number, other: number, third: number) => number): Uint8Array {
  const beside = greys.map((grey, at) => {
    const x = at % columns;
    const left = x > 0 ? (greys[at - 1] ?? grey) : grey;
    const right = x < columns - 1 ? (greys[at + 1] ?? grey) : grey;
    return pick(grey, left, right);
  });
  return beside.map((grey, at) => pick(grey, beside[at - columns] ?? grey, beside[at + columns] ?? grey));
}

function distance(one: bigint, other: bigint): number {
  let bits = 0;
  for (let differing = one ^ other; differing > 0n; differing >>= 1n) bits += Number(differing & 1n);
  return bits;
}

const within = ({ greys }: Likeness, { darkest, brightest }: Likeness): boolean =>
  greys.every((grey, at) => grey - (brightest[at] ?? 0) <= nearGrey && (darkest[at] ?? 0) - grey <= nearGrey);

/** Whether two likenesses are of one picture, saved anew or made smaller in between. */
export const looksAlike = (one: Likeness, other: Likeness): boolean =>
  distance(one.hash, other.hash) <= nearHash && within(one, other) && within(other, one);
