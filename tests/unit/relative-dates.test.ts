import { afterEach, expect, test, vi } from 'vitest';
import { onOpenDay } from '@/lib/cms/seed/relative-dates';
import { toDay } from '@/lib/format/lessons';

afterEach(() => {
  vi.useRealTimers();
});

test.each([
  ['a weekday as it is', '2026-11-30', 1, '2026-12-01'],
  ['National Day to the day after it', '2026-11-29', 5, '2026-12-05'],
  ['a holiday before a Sunday to the Monday', '2027-02-01', 5, '2027-02-08'],
  ['Thingyan to its end', '2027-04-01', 12, '2027-04-19'],
])('the demonstration moves the start of a course from %s', (_, today, days, start) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${today}T05:30:00.000Z`) });
  expect(toDay(onOpenDay(days))).toBe(start);
});
