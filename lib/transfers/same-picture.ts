import { yieldIfDue } from '@/lib/yield';
import { overlay } from './overlay';
import type { Picture } from './perceptual-hash';
import { findPlacement } from './placement';
import type { Raster } from './raster';

/** In pixels. A window is about one digit of small print, so that a single different digit shows. */
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
const minOverlap = 0.5;

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

/** Whether one picture is a re-encoded, scaled or cropped copy: where they overlap, both must show the same. Yields to the event loop. */
export async function isSamePicture(first: Picture, second: Picture): Promise<boolean> {
  const [one, other] = [first.detail, second.detail];
  const placement = await findPlacement(first, second);
  if (!placement) return false;
  const { overlaid, bounds } = await overlay(one, other, placement);
  const overlap = (bounds.right - bounds.left) * (bounds.bottom - bounds.top);
  if (bounds.right <= bounds.left || overlap < minOverlap * one.width * one.height) return false;
  const right = bounds.right - margin - windowWidth;
  const bottom = bounds.bottom - margin - windowHeight;
  for (let y = bounds.top + margin; y <= bottom; y += windowStep) {
    await yieldIfDue();
    for (let x = bounds.left + margin; x <= right; x += windowStep) {
      if (correlationOf(one, overlaid, x, y) < minCorrelation) return false;
    }
  }
  return true;
}
