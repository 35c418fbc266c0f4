/** The lower bound of the bucket of a value. Each bucket contains its upper bound. */
export const bucketOf = (bounds: readonly number[], value: number): number =>
  bounds.findLast((bound) => bound < value) ?? bounds[0] ?? 0;

/** Counts by the lower bound of their bucket. */
export type Histogram = ReadonlyMap<number, number>;

export const countAll = (histogram: Histogram): number =>
  [...histogram.values()].reduce((sum, count) => sum + count, 0);

/** Interpolated within its bucket; the last bound for the open bucket. Undefined if nothing was counted. */
export function percentile(bounds: readonly number[], histogram: Histogram, share: number): number | undefined {
  let remaining = countAll(histogram) * share;
  if (remaining === 0) return undefined;
  for (const [index, lower] of bounds.entries()) {
    const count = histogram.get(lower) ?? 0;
    const upper = bounds[index + 1] ?? lower;
    if (count > 0 && remaining <= count) return lower + ((upper - lower) * remaining) / count;
    remaining -= count;
  }
  return bounds.at(-1);
}
