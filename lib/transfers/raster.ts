/** Greyscale, one byte per pixel, row by row. */
export type Raster = { width: number; height: number; grey: Uint8Array };

export type Box = { x: number; y: number; width: number; height: number };

/** Integral image: the sum over any box is four look-ups. */
export function sumsOf({ width, height, grey }: Raster): Float64Array {
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

/** Difference hash: a bit is 1 where a cell is darker than the next one. */
export function hashOf(sums: Float64Array, raster: Raster, box: Box): Uint32Array {
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
