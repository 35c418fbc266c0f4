import { expect, test } from 'vitest';
import { encodingFor } from '@/lib/http/compression/encoding';

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['GZIP;q=0.5', 'gzip'],
  ['br;q=0, gzip;q=1.0', 'gzip'],
  ['br;q=0.0,gzip;q=0', undefined],
  ['identity, zebra', undefined],
  ['', undefined],
  [undefined, undefined],
])('Accept-Encoding "%s" selects %s', (accepted, encoding) => {
  expect(encodingFor(accepted)).toBe(encoding);
});
