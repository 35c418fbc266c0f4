import { expect, test } from 'vitest';
import { formatStaffDate } from '@/lib/format/staff-date';

test('staff read a date as 4 Dec 2026, with the time in Yangon', () => {
  const evening = '2026-12-03T18:35:00.000Z';
  expect(formatStaffDate(evening, 'en')).toBe('4 Dec 2026, 01:05');
  expect(formatStaffDate(evening, 'my')).toBe('4 Dec 2026, 01:05');
  expect(formatStaffDate(evening, 'fr')).toBe('4 déc. 2026, 01:05');
  expect(formatStaffDate(evening, 'en', { hasTime: false })).toBe('4 Dec 2026');
});

test('September is shortened to Sep, and an invalid date is empty', () => {
  expect(formatStaffDate('2026-09-01T05:00:00.000Z', 'en', { hasTime: false })).toBe('1 Sep 2026');
  expect(formatStaffDate(null, 'en')).toBe('');
  expect(formatStaffDate('soon', 'en')).toBe('');
});
