import { expect, test } from 'vitest';
import { dayAndTime, dayMonthYear, fullDay, shortDate, shortMonthYear, yangonTime } from '@/lib/format/dates';

test('a reader sees month and year in US English, in Myanmar time', () => {
  expect(shortMonthYear('2026-04-18T03:00:00Z')).toBe('Apr 2026');
  expect(shortMonthYear('2026-03-31T18:00:00Z')).toBe('Apr 2026');
  expect(dayMonthYear('2026-04-18T03:00:00Z')).toBe('18 April 2026');
  expect(dayAndTime('2026-04-18T03:00:00Z')?.replace(/\s/g, ' ')).toContain('Saturday 18 April at 09:30');
});

test.each([
  ['fr', '1er\u00a0avril', 'mercredi 1er\u00a0avril à\u00a09\u00a0h\u00a030'],
  ['my', 'ဧပြီ\u00a01', 'ဧပြီ\u00a01၊ ဗုဒ္ဓဟူး၊ 09:30'],
] as const)('in %s the end of a line parts neither day and month nor “at” and time', (locale, day, time) => {
  const moment = '2026-04-01T03:00:00Z';
  expect(dayAndTime(moment, locale)).toBe(time);
  expect(fullDay(moment, locale)).toContain(day);
  expect(shortDate(moment, locale)).toMatch(/^\S+\u00a0\S+$/);
});

test('in French a full hour has no minutes, and only a date is ordinal', () => {
  expect(dayAndTime('2026-12-05T03:30:00Z', 'fr')).toBe('samedi 5\u00a0décembre à\u00a010\u00a0h');
  expect(dayAndTime('2026-12-04T18:30:00Z', 'fr')).toBe('samedi 5\u00a0décembre à\u00a01\u00a0h');
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
