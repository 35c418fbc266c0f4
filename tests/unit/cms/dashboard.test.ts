import { expect, test } from 'vitest';
import { stackedBars } from '@/lib/cms/dashboard/stacked-bars';
import { lastWeeks, weekLabel, weekStart } from '@/lib/cms/dashboard/weeks';

test('a week starts on Monday at midnight in Yangon', () => {
  const monday = '2026-11-15T17:30:00.000Z';
  expect(weekStart(new Date('2026-11-15T17:30:00Z')).toISOString()).toBe(monday);
  expect(weekStart(new Date('2026-11-21T03:00:00Z')).toISOString()).toBe(monday);
  expect(weekStart(new Date('2026-11-22T17:29:59Z')).toISOString()).toBe(monday);
  expect(weekStart(new Date('2026-11-15T17:29:59Z')).toISOString()).toBe('2026-11-08T17:30:00.000Z');
});

test('the last twelve weeks are listed oldest first, across a new year', () => {
  const weeks = lastWeeks(12, new Date('2027-01-06T00:00:00Z'));
  expect(weeks.map((week) => weekLabel(week, 'en')).slice(-2)).toEqual(['28 Dec', '4 Jan']);
  expect(weeks).toHaveLength(12);
  expect(weekLabel(weeks[11] ?? new Date(), 'fr')).toBe('4 janv.');
});

const plot = { left: 20, top: 10, width: 120, height: 100 };

test('stacked bars start at the bottom and stay inside the plot area', () => {
  const { columns, ticks } = stackedBars(
    [
      { name: 'a', values: [3, 0, 7] },
      { name: 'b', values: [1, 0, 0] },
    ],
    3,
    plot,
  );
  expect(columns.map(({ total }) => total)).toEqual([4, 0, 7]);
  expect(ticks.map(({ value }) => value)).toEqual([0, 2, 4, 6, 8]);
  const [first, second] = columns;
  expect(first?.bars.map(({ y, height }) => [y, height])).toEqual([
    [72.5, 37.5],
    [60, 12.5],
  ]);
  expect(first?.top).toBe(60);
  expect(second?.bars).toEqual([]);
  for (const { x, width, y } of columns.flatMap(({ bars }) => bars)) {
    expect(x).toBeGreaterThanOrEqual(plot.left);
    expect(x + width).toBeLessThanOrEqual(plot.left + plot.width);
    expect(y).toBeGreaterThanOrEqual(plot.top);
  }
});

test('an empty chart has ticks, and large numbers have few', () => {
  expect(stackedBars([{ name: '', values: [0, 0] }], 2, plot).ticks.map(({ value }) => value)).toEqual([0, 1]);
  const { ticks } = stackedBars([{ name: '', values: [1234] }], 1, plot);
  expect(ticks.map(({ value }) => value)).toEqual([0, 500, 1000, 1500]);
});
