import { createHash } from 'node:crypto';
import { canonicalRow } from './values.mjs';

const modulus = 1n << 128n;

/** Number of records and a digest of their contents, whatever their order. */
export async function digestTable(store, table) {
  let rows = 0;
  let sum = 0n;
  for await (const batch of store.readBatches(table)) {
    for (const values of batch) {
      const hash = createHash('sha256').update(canonicalRow(table, values)).digest('hex');
      sum = (sum + BigInt(`0x${hash.slice(0, 32)}`)) % modulus;
    }
    rows += batch.length;
  }
  return { rows, digest: sum.toString(16) };
}
