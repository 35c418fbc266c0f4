import { expect, test } from 'vitest';
import { listWeekDays } from '@/components/classes/week-days';
import type { WeeklySlot } from '@/lib/format/lessons';

const slot = (weekday: WeeklySlot['weekday'], from: string, to: string): WeeklySlot => ({ weekday, from, to });

test('a parent reads the lessons of a week by day and hour, without empty days', () => {
  const classes = [
    { name: 'evening', slots: [slot('thursday', '18:30', '20:00'), slot('tuesday', '18:30', '20:00')] },
    { name: 'kids', slots: [slot('saturday', '09:00', '10:00'), slot('tuesday', '16:30', '17:30')] },
    { name: 'short', slots: [slot('tuesday', '18:30', '19:30')] },
    { name: 'on request', slots: [] },
  ];
  const days = listWeekDays(classes).map(({ weekday, meetings }) => [
    weekday,
    ...meetings.map(({ courseClass }) => courseClass.name),
  ]);
  expect(days).toEqual([
    ['tuesday', 'kids', 'short', 'evening'],
    ['thursday', 'evening'],
    ['saturday', 'kids'],
  ]);
});
