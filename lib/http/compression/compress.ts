import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from './encoding';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

const qualities = {
  /** Takes as long as gzip and saves a fifth; 7 takes three times as long. */
  fast: 5,
  best: constants.BROTLI_MAX_QUALITY,
};

/** log2 of the window's bytes: 256 KiB, about a page. Allocating the default 4 MiB costs more than compressing. */
const windowBits = 18;

export async function compress(
  text: Buffer,
  encoding: Encoding,
  quality: keyof typeof qualities = 'fast',
): Promise<Buffer> {
  if (encoding === 'gzip') return toGzip(text);
  if (encoding !== 'br') return text;
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: qualities[quality],
    [constants.BROTLI_PARAM_LGWIN]: windowBits,
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
  };
  return toBrotli(text, { params });
}
