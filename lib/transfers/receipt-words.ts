import { yieldIfDue } from '@/lib/yield';
import { type Box, hashOf, type Raster, sumsOf } from './raster';

/** A word of a receipt, with 64 bits that describe how it looks. */
export type Word = Box & { hash: Uint32Array };

/** In grey levels, between the two sides of a stroke. Noise of JPEG and WebP stays below. */
const minContrast = 20;
/** In pixels. Strokes closer than this are one word: the first in small print, the second in large print. */
const wordGaps = [4, 9];
const maxWords = 120;

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

const looksLikeText = ({ width, height }: Box) => height >= 7 && height <= 90 && width >= height * 0.8;

/** Finds the words of a receipt, the largest first. Yields to the event loop in between. */
export async function findWords(raster: Raster): Promise<Word[]> {
  const edges = edgesOf(raster);
  await yieldIfDue();
  const boxes = new Map<string, Box>();
  for (const gap of wordGaps) {
    for (const box of boxesOf(edges, raster.width, raster.height, gap).filter(looksLikeText)) {
      boxes.set(`${box.x},${box.y},${box.width},${box.height}`, box);
    }
    await yieldIfDue();
  }
  const sums = sumsOf(raster);
  await yieldIfDue();
  return [...boxes.values()]
    .sort((one, other) => other.width * other.height - one.width * one.height)
    .slice(0, maxWords)
    .map((box) => ({ ...box, hash: hashOf(sums, raster, box) }));
}
