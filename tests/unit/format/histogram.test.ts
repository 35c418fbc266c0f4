import { describe, expect, test } from 'vitest';
import { buckets, goals, vitals } from '@/lib/contract/visits';
import { bucketOf, percentile } from '@/lib/format/histogram';

const bounds = [0, 100, 200, 500];

test.each([
  [0, 0],
  [1, 0],
  [100, 0],
  [101, 100],
  [500, 200],
  [501, 500],
  [9999, 500],
])('a value of %i is in the bucket above %i', (value, bucket) => {
  expect(bucketOf(bounds, value)).toBe(bucket);
});

describe('a percentile', () => {
  test('is interpolated within its bucket', () => {
    const histogram = new Map([
      [0, 50],
      [100, 50],
    ]);
    expect(percentile(bounds, histogram, 0.5)).toBe(100);
    expect(percentile(bounds, histogram, 0.75)).toBe(150);
    expect(percentile(bounds, histogram, 1)).toBe(200);
  });

  test('is the last bound in the open bucket, and unknown without values', () => {
    expect(percentile(bounds, new Map([[500, 3]]), 0.75)).toBe(500);
    expect(percentile(bounds, new Map(), 0.75)).toBeUndefined();
  });

  test('does not count empty buckets', () => {
    const histogram = new Map([
      [0, 3],
      [200, 1],
    ]);
    expect(percentile(bounds, histogram, 0.75)).toBe(100);
    expect(percentile(bounds, histogram, 0.76)).toBeGreaterThan(200);
  });
});

test.each(vitals)('a page within the goal of %s never appears above it', (vital) => {
  const goal = goals[vital];
  expect(buckets[vital]).toContain(goal);
  expect(buckets[vital].toSorted((a, b) => a - b)).toEqual(buckets[vital]);
  const atGoal = new Map([[bucketOf(buckets[vital], goal), 1]]);
  expect(percentile(buckets[vital], atGoal, 1)).toBe(goal);
  expect(bucketOf(buckets[vital], goal + 1)).toBe(goal);
});
