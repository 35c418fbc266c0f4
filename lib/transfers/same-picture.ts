import { setImmediate as nextTick } from 'node:timers/promises';
import type { Picture, Raster, Word } from './perceptual-hash';

/** Maps a pixel of one picture to the other: x · scale + dx, y · scale + dy. */
type Placement = { scale: number; dx: number; dy: number };

const maxHashDistance = 12;
const minScale = 0.8;
/** In pixels, between where a word is and where it should be. */
const maxOffset = 2.5;
const minCommonWords = 3;

function bitsOf(value: number): number {
  let bits = value - ((value >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return (((bits + (bits >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}

const hashDistance = (one: Uint32Array, other: Uint32Array) =>
  bitsOf(((one[0] as number) ^ (other[0] as number)) >>> 0) + bitsOf(((one[1] as number) ^ (other[1] as number)) >>> 0);

const middleX = ({ x, width }: Word) => x + width / 2;
const middleY = ({ y, height }: Word) => y + height / 2;

/** Pairs of words that look the same. */
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

/** The pairs of words that one placement explains, as many as possible (an exhaustive RANSAC); none if they are too few. */
function placedWords(ones: Word[], others: Word[]): [Word, Word][] {
  const pairs = commonWords(ones, others);
  let best: [Word, Word][] = [];
  const supporters = ({ scale, dx, dy }: Placement) =>
    pairs.filter(
      ([one, other]) =>
        Math.abs(middleX(one) * scale + dx - middleX(other)) < maxOffset &&
        Math.abs(middleY(one) * scale + dy - middleY(other)) < maxOffset,
    );
  const anchors = pairs.slice(0, 40);
  for (const [index, [one, like]] of anchors.entries()) {
    for (const [other, likeOther] of anchors.slice(index + 1)) {
      const apart = Math.hypot(middleX(other) - middleX(one), middleY(other) - middleY(one));
      if (apart < 60) continue;
      const scale = Math.hypot(middleX(likeOther) - middleX(like), middleY(likeOther) - middleY(like)) / apart;
      if (scale < minScale || scale > 1 / minScale) continue;
      const found = supporters({
        scale,
        dx: middleX(like) - middleX(one) * scale,
        dy: middleY(like) - middleY(one) * scale,
      });
      if (found.length > best.length) best = found;
    }
  }
  return best.length < minCommonWords ? [] : best;
}

const pointsOf = ([one, like]: [Word, Word]): PointPair => ({
  x: middleX(one),
  y: middleY(one),
  likeX: middleX(like),
  likeY: middleY(like),
});

/** A point of one picture and the same point of the other. */
type PointPair = { x: number; y: number; likeX: number; likeY: number };

/** Least squares. */
function fitPlacement(pairs: PointPair[]): Placement {
  const mean = (value: (pair: PointPair) => number) => pairs.reduce((sum, pair) => sum + value(pair), 0) / pairs.length;
  const x = mean((pair) => pair.x);
  const y = mean((pair) => pair.y);
  const likeX = mean((pair) => pair.likeX);
  const likeY = mean((pair) => pair.likeY);
  let product = 0;
  let square = 0;
  for (const pair of pairs) {
    product += (pair.x - x) * (pair.likeX - likeX) + (pair.y - y) * (pair.likeY - likeY);
    square += (pair.x - x) ** 2 + (pair.y - y) ** 2;
  }
  const scale = product / square;
  return { scale, dx: likeX - x * scale, dy: likeY - y * scale };
}

/** In pixels. Boxes of words are a pixel off at times; strokes tell more. */
const maxRefinement = 2;
const maxRefinedWords = 40;
/** In pixels. */
const maxRefinedWidth = 240;

/** Fits the placement to the strokes of the common words: where each of them really lies, in fractions of a pixel. */
function refinePlacement(one: Raster, other: Raster, placement: Placement, words: Word[]): Placement {
  const { overlaid, bounds } = overlay(one, other, placement);
  const pairs = words.flatMap((word): PointPair[] => {
    const offset = offsetOf(one, overlaid, bounds, word);
    if (!offset) return [];
    const [x, y] = [middleX(word), middleY(word)];
    const { scale, dx, dy } = placement;
    return [{ x, y, likeX: (x + offset.x) * scale + dx, likeY: (y + offset.y) * scale + dy }];
  });
  return pairs.length < minCommonWords ? placement : fitPlacement(pairs);
}

/** By how much a word lies elsewhere in the overlaid picture; undefined if it is too near to an edge, or not there. */
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
  const between = (before: number, after: number) => {
    const bend = before - 2 * best.difference + after;
    return bend > 0 ? (before - after) / (2 * bend) : 0;
  };
  return {
    x: best.x + between(difference(best.x - 1, best.y), difference(best.x + 1, best.y)),
    y: best.y + between(difference(best.x, best.y - 1), difference(best.x, best.y + 1)),
  };
}

/** Without words in common, as on photos, only a copy of the whole picture can be recognised. */
function wholePlacement(one: Raster, other: Raster): Placement | undefined {
  const isAlike = one.width === other.width && Math.abs(one.height - other.height) <= 0.02 * one.height;
  return isAlike ? { scale: 1, dx: 0, dy: 0 } : undefined;
}

type Bounds = { left: number; right: number; top: number; bottom: number };

/** Draws the other picture over the first, and says where the two overlap. */
function overlay({ width, height }: Raster, other: Raster, { scale, dx, dy }: Placement) {
  const grey = new Uint8Array(width * height);
  const bounds: Bounds = {
    left: Math.max(0, Math.ceil(-dx / scale)),
    right: Math.min(width, Math.floor((other.width - 1 - dx) / scale)),
    top: Math.max(0, Math.ceil(-dy / scale)),
    bottom: Math.min(height, Math.floor((other.height - 1 - dy) / scale)),
  };
  for (let y = bounds.top; y < bounds.bottom; y++) {
    const fromY = y * scale + dy;
    const above = Math.floor(fromY);
    const down = fromY - above;
    for (let x = bounds.left; x < bounds.right; x++) {
      const fromX = x * scale + dx;
      const before = Math.floor(fromX);
      const across = fromX - before;
      const at = above * other.width + before;
      const upper = (other.grey[at] as number) * (1 - across) + (other.grey[at + 1] as number) * across;
      const lower =
        (other.grey[at + other.width] as number) * (1 - across) + (other.grey[at + other.width + 1] as number) * across;
      grey[y * width + x] = upper * (1 - down) + lower * down;
    }
  }
  return { overlaid: { width, height, grey }, bounds };
}

/** In pixels. A window is about one digit of small print, so that one other digit shows. */
const windowWidth = 11;
const windowHeight = 15;
const windowSize = windowWidth * windowHeight;
const windowStep = 4;
/** In pixels, by which strokes may be off after resampling. */
const maxShift = 1;
/** In pixels. A crop leaves strokes that are cut. */
const margin = 5;
/** In grey levels. Windows below this standard deviation show nothing. */
const minDeviation = 7;
/** Measured: copies reach 0.88 in their worst window, receipts with one other digit at most 0.85. */
const minCorrelation = 0.865;
const goodCorrelation = 0.9;
/** In grey levels squared: keeps noise in faint windows from deciding. */
const noise = 30;
const rowsPerTick = 25;
const minOverlap = 0.5;

/** Mean and standard deviation of a window. */
function statisticsOf({ grey, width }: Raster, x: number, y: number) {
  let sum = 0;
  let squares = 0;
  for (let row = 0; row < windowHeight; row++) {
    const at = (y + row) * width + x;
    for (let column = 0; column < windowWidth; column++) {
      const value = grey[at + column] as number;
      sum += value;
      squares += value * value;
    }
  }
  const mean = sum / windowSize;
  return { mean, deviation: Math.sqrt(Math.max(0, squares / windowSize - mean * mean)) };
}

/** Normalised correlation of a window of two pictures, at the best shift. */
function correlationOf(one: Raster, other: Raster, x: number, y: number): number {
  const own = statisticsOf(one, x, y);
  let best = -1;
  for (const shiftY of shifts) {
    for (const shiftX of shifts) {
      const moved = statisticsOf(other, x + shiftX, y + shiftY);
      if (shiftX === 0 && shiftY === 0 && Math.max(own.deviation, moved.deviation) < minDeviation) return 1;
      let product = 0;
      for (let row = 0; row < windowHeight; row++) {
        const at = (y + row) * one.width + x;
        const from = at + shiftY * one.width + shiftX;
        for (let column = 0; column < windowWidth; column++) {
          product += (one.grey[at + column] as number) * (other.grey[from + column] as number);
        }
      }
      const covariance = product / windowSize - own.mean * moved.mean;
      best = Math.max(best, (covariance + noise) / (own.deviation * moved.deviation + noise));
      if (best >= goodCorrelation) return best;
    }
  }
  return best;
}

// Unmoved first: most windows need no shift.
const shifts = [0, ...Array.from({ length: maxShift }, (_, index) => [-index - 1, index + 1]).flat()];

async function findPlacement(first: Picture, second: Picture): Promise<Placement | undefined> {
  const pairs = placedWords(first.words, second.words);
  await nextTick();
  if (pairs.length === 0) return wholePlacement(first.detail, second.detail);
  const words = pairs
    .map(([word]) => word)
    .filter(({ width }) => width < maxRefinedWidth)
    .slice(0, maxRefinedWords);
  const placement = refinePlacement(first.detail, second.detail, fitPlacement(pairs.map(pointsOf)), words);
  await nextTick();
  return placement;
}

/**
 * Whether one picture is a copy of the other, saved anew, scaled, or with a part cropped off: their words are laid over each other, and
 * wherever either shows something, both must show the same. Yields to the event loop in between.
 */
export async function isSamePicture(first: Picture, second: Picture): Promise<boolean> {
  const [one, other] = [first.detail, second.detail];
  const placement = await findPlacement(first, second);
  if (!placement) return false;
  const { overlaid, bounds } = overlay(one, other, placement);
  const overlap = (bounds.right - bounds.left) * (bounds.bottom - bounds.top);
  if (bounds.right <= bounds.left || overlap < minOverlap * one.width * one.height) return false;
  const right = bounds.right - margin - windowWidth;
  const bottom = bounds.bottom - margin - windowHeight;
  for (let y = bounds.top + margin, rows = 1; y <= bottom; y += windowStep, rows++) {
    if (rows % rowsPerTick === 0) await nextTick();
    for (let x = bounds.left + margin; x <= right; x += windowStep) {
      if (correlationOf(one, overlaid, x, y) < minCorrelation) return false;
    }
  }
  return true;
}
