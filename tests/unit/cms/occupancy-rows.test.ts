import { expect, test } from 'vitest';
import {
  type OccupancyRow,
  occupancyPeriod,
  occupancyQuery,
  readOccupancyFilters,
  selectOccupancy,
} from '@/lib/cms/timetable/occupancy-rows';
import { readYear } from '@/lib/cms/timetable/year';

const row = (label: string, values: Partial<OccupancyRow> = {}): OccupancyRow => ({
  id: label,
  label,
  state: 'open',
  course: { id: 'a1', name: 'French A1' },
  seats: 10,
  taken: 0,
  held: 0,
  waiting: 0,
  isBelowMinimum: false,
  ...values,
});

const rows = [
  row('On request'),
  row('Full', { taken: 9, held: 1, startsAt: '2026-12-04T12:00:00.000Z', teacher: { id: 't', name: 'Thiri' } }),
  row('Half', { taken: 5, waiting: 2, startsAt: '2026-12-01T12:00:00.000Z', course: { id: 'b1', name: 'French B1' } }),
];
const select = (query: Record<string, string>) =>
  selectOccupancy(rows, readOccupancyFilters(query)).map(({ id }) => id);

test('staff read the classes that are not over, the next to begin first', () => {
  expect(select({})).toEqual(['Half', 'Full', 'On request']);
  const nonsense = { state: 'nonsense', course: 'nonsense', teacher: 'nonsense', sort: 'nonsense' };
  expect(select(nonsense)).toEqual(['Half', 'Full', 'On request']);
  expect(occupancyPeriod(readOccupancyFilters(nonsense))).toEqual({ state: { in: ['planned', 'open', 'running'] } });
});

test('only classes that are over are listed by year, this one first', () => {
  const yearOf = (query: Record<string, string>) => readOccupancyFilters(query).year;
  expect(yearOf({ state: 'running', year: '2024' })).toBeUndefined();
  expect(yearOf({ state: 'finished', year: '2024' })).toBe('2024');
  expect(yearOf({ state: 'all' })).toBe(readYear(undefined));
});

test('staff filter classes by course and teacher, and sort them both ways', () => {
  expect(select({ sort: '-waiting' })[0]).toBe('Half');
  expect(select({ course: 'b1' })).toEqual(['Half']);
  expect(select({ teacher: 't' })).toEqual(['Full']);
  expect(select({ sort: '-fill' })).toEqual(['Full', 'Half', 'On request']);
  expect(select({ sort: 'label' })).toEqual(['Full', 'Half', 'On request']);
  expect(occupancyQuery(readOccupancyFilters({ state: 'all', year: '2024', course: 'b1' }))).toBe(
    'state=all&year=2024&course=b1&sort=startsAt',
  );
});
