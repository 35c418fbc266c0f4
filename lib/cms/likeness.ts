import { sharp } from './sharp';

const columns = 24;
const rows = 48;
const nearHash = 6;
/** How far two pictures of one receipt may differ anywhere, of 255: saved anew or made smaller they stay below, another amount goes beyond. */
const nearGrey = 14;
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
 * What a picture looks like: 64 bits in hexadecimal (is each spot brighter than its neighbour?), a colon, and a grid of grey values.
 * The first finds candidates; the second tells two receipts of the same bank's app apart, which differ in their figures alone.
 */
export async function likenessOf(picture: Buffer): Promise<string> {
  const [small, grid] = await Promise.all([greys(picture, 9, 8), greys(picture, columns, rows)]);
  let hash = 0n;
  for (let y = 0; y < 8; y++) {
    for (let x = 0; x < 8; x++) {
      const at = y * 9 + x;
      hash = (hash << 1n) | BigInt((small[at] ?? 0) - (small[at + 1] ?? 0) > noise);
    }
  }
  return `${hash.toString(16).padStart(16, '0')}:${grid.toString('base64')}`;
}

function distance(one: string, other: string): number {
  let differing = BigInt(`0x${one}`) ^ BigInt(`0x${other}`);
  let bits = 0;
  for (; differing > 0n; differing >>= 1n) bits += Number(differing & 1n);
  return bits;
}

function farthest(one: string, other: string): number {
  const [first, second] = [Buffer.from(one, 'base64'), Buffer.from(other, 'base64')];
  return first.reduce((most, grey, at) => Math.max(most, Math.abs(grey - (second[at] ?? 0))), 0);
}

/** Whether two likenesses are of one picture, saved anew or made smaller in between. */
export function looksAlike(one: string, other: string): boolean {
  const [oneHash = '', oneGrid = ''] = one.split(':');
  const [otherHash = '', otherGrid = ''] = other.split(':');
  if (oneHash.length !== 16 || otherHash.length !== 16) return false;
  return distance(oneHash, otherHash) <= nearHash && farthest(oneGrid, otherGrid) <= nearGrey;
}
