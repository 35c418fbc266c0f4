import { expect, test } from 'vitest';
import { dayAndTime, dayMonthYear, shortMonthYear, yangonTime } from '@/lib/format/dates';

test('a reader sees month and year in US English, in Myanmar time', () => {
  expect(shortMonthYear('2026-04-18T03:00:00Z')).toBe('Apr 2026');
  expect(shortMonthYear('2026-03-31T18:00:00Z')).toBe('Apr 2026');
  expect(dayMonthYear('2026-04-18T03:00:00Z')).toBe('18 April 2026');
  expect(dayAndTime('2026-04-18T03:00:00Z')?.replace(/\s/g, ' ')).toContain('Saturday 18 April at 09:30');
});

test('a missing or malformed date is formatted as nothing', () => {
  expect(shortMonthYear(undefined)).toBeUndefined();
  expect(shortMonthYear('soon')).toBeUndefined();
});

test('a time is formatted in the time zone of Yangon', () => {
  expect(yangonTime('2026-03-31T18:00:00Z')).toBe('2026-04-01 00:30');
  expect(yangonTime(undefined)).toBe('');
  expect(yangonTime('soon')).toBe('');
});
