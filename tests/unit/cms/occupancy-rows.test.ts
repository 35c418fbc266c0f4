import { expect, test } from 'vitest';
import {
  type OccupancyRow,
  occupancyQuery,
  readOccupancyFilters,
  selectOccupancy,
} from '@/lib/cms/timetable/occupancy-rows';

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
  row('Half', { taken: 5, startsAt: '2026-12-01T12:00:00.000Z', course: { id: 'b1', name: 'French B1' } }),
  row('Over', { state: 'finished', waiting: 2, startsAt: '2026-01-04T12:00:00.000Z' }),
];
const select = (query: Record<string, string>) =>
  selectOccupancy(rows, readOccupancyFilters(query)).map(({ id }) => id);

test('staff read the classes that are not over, the next to begin first', () => {
  expect(select({})).toEqual(['Half', 'Full', 'On request']);
  expect(select({ state: 'nonsense', sort: 'nonsense' })).toEqual(['Half', 'Full', 'On request']);
});

test('staff filter classes by state, course and teacher, and sort them both ways', () => {
  expect(select({ state: 'finished' })).toEqual(['Over']);
  expect(select({ state: 'all', sort: '-waiting' })[0]).toBe('Over');
  expect(select({ course: 'b1' })).toEqual(['Half']);
  expect(select({ teacher: 't' })).toEqual(['Full']);
  expect(select({ sort: '-fill' })).toEqual(['Full', 'Half', 'On request']);
  expect(select({ sort: 'label' })).toEqual(['Full', 'Half', 'On request']);
  expect(occupancyQuery(readOccupancyFilters({ state: 'all', course: 'b1' }))).toBe(
    'state=all&course=b1&sort=startsAt',
  );
});
