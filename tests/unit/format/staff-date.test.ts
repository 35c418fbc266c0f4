import { expect, test } from 'vitest';
import { staffDate } from '@/lib/format/staff-date';

test('staff read a date as 4 Dec 2026, with the time in Yangon', () => {
  const evening = '2026-12-03T18:35:00.000Z';
  expect(staffDate(evening, 'en')).toBe('4 Dec 2026, 01:05');
  expect(staffDate(evening, 'my')).toBe('4 Dec 2026, 01:05');
  expect(staffDate(evening, 'fr')).toBe('4 déc. 2026, 01:05');
  expect(staffDate(evening, 'en', { time: false })).toBe('4 Dec 2026');
});

test('September is Sep, and what is no date is empty', () => {
  expect(staffDate('2026-09-01T05:00:00.000Z', 'en', { time: false })).toBe('1 Sep 2026');
  expect(staffDate(null, 'en')).toBe('');
  expect(staffDate('soon', 'en')).toBe('');
});
