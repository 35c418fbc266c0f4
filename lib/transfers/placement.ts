import { yieldIfDue } from '@/lib/yield';
import { type Bounds, overlay, type Placement } from './overlay';
import type { Picture } from './perceptual-hash';
import type { Raster } from './raster';
import type { Word } from './receipt-words';

const maxHashDistance = 12;
const minScale = 0.8;
/** In pixels, between where a word is and where it should be. */
const maxOffset = 2.5;
const minCommonWords = 3;

function countBits(value: number): number {
  let bits = value - ((value >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return (((bits + (bits >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}

const hashDistance = (one: Uint32Array, other: Uint32Array) =>
  countBits(((one[0] as number) ^ (other[0] as number)) >>> 0) +
  countBits(((one[1] as number) ^ (other[1] as number)) >>> 0);

const middleX = ({ x, width }: Word) => x + width / 2;
const middleY = ({ y, height }: Word) => y + height / 2;

function commonWords(ones: Word[], others: Word[]): [Word, Word][] {
  const pairs: [Word, Word][] = [];
  for (const one of ones) {
    for (const other of others) {
      const scale = other.width / one.width;
      if (scale < minScale || scale > 1 / minScale) continue;
      if (hashDistance(one.hash, other.hash) <= maxHashDistance) pairs.push([one, other]);
    }
  }
  return pairs.slice(0, 240);
}

/** The largest set of word pairs that one placement maps onto each other (an exhaustive RANSAC); empty if too small. */
async function matchWords(ones: Word[], others: Word[]): Promise<[Word, Word][]> {
  const pairs = commonWords(ones, others);
  let best: [Word, Word][] = [];
  const inliersOf = ({ scale, dx, dy }: Placement) =>
    pairs.filter(
      ([one, other]) =>
        Math.abs(middleX(one) * scale + dx - middleX(other)) < maxOffset &&
        Math.abs(middleY(one) * scale + dy - middleY(other)) < maxOffset,
    );
  const anchors = pairs.slice(0, 40);
  for (const [index, [one, match]] of anchors.entries()) {
    await yieldIfDue();
    for (const [other, otherMatch] of anchors.slice(index + 1)) {
      const distance = Math.hypot(middleX(other) - middleX(one), middleY(other) - middleY(one));
      if (distance < 60) continue;
      const scale = Math.hypot(middleX(otherMatch) - middleX(match), middleY(otherMatch) - middleY(match)) / distance;
      if (scale < minScale || scale > 1 / minScale) continue;
      const found = inliersOf({
        scale,
        dx: middleX(match) - middleX(one) * scale,
        dy: middleY(match) - middleY(one) * scale,
      });
      if (found.length > best.length) best = found;
    }
  }
  return best.length < minCommonWords ? [] : best;
}

const pointsOf = ([one, match]: [Word, Word]): PointPair => ({
  x: middleX(one),
  y: middleY(one),
  matchX: middleX(match),
  matchY: middleY(match),
});

type PointPair = { x: number; y: number; matchX: number; matchY: number };

/** Least squares. */
function fitPlacement(pairs: PointPair[]): Placement {
  const mean = (value: (pair: PointPair) => number) => pairs.reduce((sum, pair) => sum + value(pair), 0) / pairs.length;
  const x = mean((pair) => pair.x);
  const y = mean((pair) => pair.y);
  const matchX = mean((pair) => pair.matchX);
  const matchY = mean((pair) => pair.matchY);
  let product = 0;
  let square = 0;
  for (const pair of pairs) {
    product += (pair.x - x) * (pair.matchX - matchX) + (pair.y - y) * (pair.matchY - matchY);
    square += (pair.x - x) ** 2 + (pair.y - y) ** 2;
  }
  const scale = product / square;
  return { scale, dx: matchX - x * scale, dy: matchY - y * scale };
}

/** In pixels. Boxes of words are a pixel off at times; strokes tell more. */
const maxRefinement = 2;
const maxRefinedWords = 40;
/** In pixels. */
const maxRefinedWidth = 240;

/** Refines the placement by the strokes of the common words, to fractions of a pixel. */
async function refinePlacement(one: Raster, other: Raster, placement: Placement, words: Word[]): Promise<Placement> {
  const { overlaid, bounds } = await overlay(one, other, placement);
  const pairs: PointPair[] = [];
  for (const word of words) {
    await yieldIfDue();
    const offset = offsetOf(one, overlaid, bounds, word);
    if (!offset) continue;
    const [x, y] = [middleX(word), middleY(word)];
    const { scale, dx, dy } = placement;
    pairs.push({ x, y, matchX: (x + offset.x) * scale + dx, matchY: (y + offset.y) * scale + dy });
  }
  return pairs.length < minCommonWords ? placement : fitPlacement(pairs);
}

/** The offset of a word in the overlaid picture, in pixels; undefined at an edge, or if the word is not there. */
function offsetOf(one: Raster, overlaid: Raster, bounds: Bounds, { x, y, width, height }: Word) {
  const reach = maxRefinement + 1;
  if (x < bounds.left + reach || x + width > bounds.right - reach) return undefined;
  if (y < bounds.top + reach || y + height > bounds.bottom - reach) return undefined;
  const difference = (across: number, down: number) => {
    let sum = 0;
    for (let row = y; row < y + height; row++) {
      for (let column = x; column < x + width; column++) {
        const own = one.grey[row * one.width + column] as number;
        sum += (own - (overlaid.grey[(row + down) * one.width + column + across] as number)) ** 2;
      }
    }
    return sum;
  };
  let best = { x: 0, y: 0, difference: difference(0, 0) };
  for (let down = -maxRefinement; down <= maxRefinement; down++) {
    for (let across = -maxRefinement; across <= maxRefinement; across++) {
      const sum = difference(across, down);
      if (sum < best.difference) best = { x: across, y: down, difference: sum };
    }
  }
  if (Math.max(Math.abs(best.x), Math.abs(best.y)) === maxRefinement) return undefined;
  // The lowest point of the parabola through three differences.
  const vertexOf = (before: number, after: number) => {
    const curvature = before - 2 * best.difference + after;
    return curvature > 0 ? (before - after) / (2 * curvature) : 0;
  };
  return {
    x: best.x + vertexOf(difference(best.x - 1, best.y), difference(best.x + 1, best.y)),
    y: best.y + vertexOf(difference(best.x, best.y - 1), difference(best.x, best.y + 1)),
  };
}

/** Without words in common, as on photos, only a copy of the whole picture can be recognised. */
function wholePlacement(one: Raster, other: Raster): Placement | undefined {
  const isAlike = one.width === other.width && Math.abs(one.height - other.height) <= 0.02 * one.height;
  return isAlike ? { scale: 1, dx: 0, dy: 0 } : undefined;
}

/** Maps the first picture to the second; undefined if they have too little in common. */
export async function findPlacement(first: Picture, second: Picture): Promise<Placement | undefined> {
  const pairs = await matchWords(first.words, second.words);
  if (pairs.length === 0) return wholePlacement(first.detail, second.detail);
  const words = pairs
    .map(([word]) => word)
    .filter(({ width }) => width < maxRefinedWidth)
    .slice(0, maxRefinedWords);
  return refinePlacement(first.detail, second.detail, fitPlacement(pairs.map(pointsOf)), words);
}
