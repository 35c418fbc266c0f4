import { encode } from 'uqr';

/** The light margin in modules, as ISO 18004 requires. */
const border = 4;

/** A square of `size` units, and the path of its dark parts. */
export function drawQrCode(text: string): { size: number; path: string } {
  const { data, size } = encode(text, { ecc: 'M', border });
  const runs = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { size, path: runs.join('') };
}
