import { afterEach, expect, test, vi } from 'vitest';
import { onOpenDay } from '@/lib/cms/seed/relative-dates';
import { toDay } from '@/lib/format/lessons';

afterEach(() => {
  vi.useRealTimers();
});

test.each([
  ['on the planned weekday', '2026-11-30', 1, '2026-12-01'],
  ['on the day after National Day', '2026-11-29', 5, '2026-12-05'],
  ['on the Monday after a holiday and a Sunday', '2027-02-01', 5, '2027-02-08'],
  ['on the Monday after Thingyan', '2027-04-01', 12, '2027-04-19'],
])('a course of the demonstration starts %s', (_, today, days, start) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${today}T05:30:00.000Z`) });
  expect(toDay(onOpenDay(days))).toBe(start);
});
