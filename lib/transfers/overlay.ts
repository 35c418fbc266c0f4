import { yieldIfDue } from '@/lib/yield';
import type { Raster } from './raster';

/** Maps a pixel of one picture to the other: x · scale + dx, y · scale + dy. */
export type Placement = { scale: number; dx: number; dy: number };

export type Bounds = { left: number; right: number; top: number; bottom: number };

/** Draws the other picture in the coordinates of the first. `bounds` is where the two overlap. */
export async function overlay({ width, height }: Raster, other: Raster, { scale, dx, dy }: Placement) {
  const grey = new Uint8Array(width * height);
  const bounds: Bounds = {
    left: Math.max(0, Math.ceil(-dx / scale)),
    right: Math.min(width, Math.floor((other.width - 1 - dx) / scale)),
    top: Math.max(0, Math.ceil(-dy / scale)),
    bottom: Math.min(height, Math.floor((other.height - 1 - dy) / scale)),
  };
  for (let y = bounds.top; y < bounds.bottom; y++) {
    await yieldIfDue();
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
