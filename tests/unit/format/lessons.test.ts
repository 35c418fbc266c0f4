import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { yangonTime } from '@/lib/format/dates';
import { eachLesson, overlappingLessons, takeLessons, toDay, type WeeklySlot } from '@/lib/format/lessons';
import { weekdays } from '@/lib/format/weekdays';

const evening = (weekday: WeeklySlot['weekday']): WeeklySlot => ({ weekday, from: '18:30', to: '20:00' });
const tuesdayAndThursday = [evening('thursday'), evening('tuesday')];

const startsOf = (lessons: { startsAt: string }[]) => lessons.map(({ startsAt }) => yangonTime(startsAt));

describe('the lessons of a class', () => {
  test('begin at the first slot from the first day on, and alternate between the slots of the week', () => {
    const lessons = takeLessons(eachLesson({ firstDay: '2026-12-02', slots: tuesdayAndThursday, closedDays: [] }), 3);
    expect(startsOf(lessons)).toEqual(['2026-12-03 18:30', '2026-12-08 18:30', '2026-12-10 18:30']);
    expect(lessons[0]).toEqual({ startsAt: '2026-12-03T12:00:00.000Z', endsAt: '2026-12-03T13:30:00.000Z' });
  });

  test('skip closed days and are given after the last week instead', () => {
    const closedDays = [{ from: '2026-12-08', to: '2026-12-10' }];
    const lessons = takeLessons(eachLesson({ firstDay: '2026-12-03', slots: tuesdayAndThursday, closedDays }), 3);
    expect(startsOf(lessons)).toEqual(['2026-12-03 18:30', '2026-12-15 18:30', '2026-12-17 18:30']);
  });

  test('before 6:30 in the morning fall on the day of Myanmar, not on the day before in UTC', () => {
    const slots: WeeklySlot[] = [{ weekday: 'monday', from: '06:00', to: '07:00' }];
    const [lesson] = takeLessons(eachLesson({ firstDay: '2026-12-07', slots, closedDays: [] }), 1);
    expect(lesson?.startsAt).toBe('2026-12-06T23:30:00.000Z');
    expect(toDay(lesson?.startsAt ?? '')).toBe('2026-12-07');
  });

  test('of two slots on a day come in the order of the day', () => {
    const slots: WeeklySlot[] = [
      { weekday: 'saturday', from: '14:00', to: '15:00' },
      { weekday: 'saturday', from: '09:00', to: '10:00' },
    ];
    const lessons = takeLessons(eachLesson({ firstDay: '2026-12-05', slots, closedDays: [] }), 3);
    expect(startsOf(lessons)).toEqual(['2026-12-05 09:00', '2026-12-05 14:00', '2026-12-12 09:00']);
  });

  test('do not exist without slots, and end if the school never opens', () => {
    expect(takeLessons(eachLesson({ firstDay: '2026-12-05', slots: [], closedDays: [] }), 3)).toEqual([]);
    const closedDays = [{ from: '2026-01-01', to: '2036-01-01' }];
    expect(takeLessons(eachLesson({ firstDay: '2026-12-05', slots: tuesdayAndThursday, closedDays }), 3)).toEqual([]);
  });

  test('are as many as staff typed, in order, on the slots, never on a closed day', () => {
    const day = fc
      .integer({ min: 0, max: 600 })
      .map((days) => new Date(Date.UTC(2026, 0, 1 + days)).toISOString().slice(0, 10));
    const closed = fc.tuple(day, fc.integer({ min: 0, max: 10 })).map(([from, days]) => ({
      from,
      to: new Date(Date.parse(from) + days * 86_400_000).toISOString().slice(0, 10),
    }));
    fc.assert(
      fc.property(
        day,
        fc.integer({ min: 1, max: 60 }),
        fc.uniqueArray(fc.constantFrom(...weekdays), { minLength: 1, maxLength: 4 }),
        fc.array(closed, { maxLength: 8 }),
        (firstDay, count, days, closedDays) => {
          const lessons = takeLessons(eachLesson({ firstDay, slots: days.map(evening), closedDays }), count);
          expect(lessons).toHaveLength(count);
          const dates = lessons.map(({ startsAt }) => toDay(startsAt));
          expect(dates).toEqual(dates.toSorted());
          expect(new Set(dates).size).toBe(count);
          for (const date of dates) {
            expect(date >= firstDay).toBe(true);
            expect(closedDays.some(({ from, to }) => from <= date && date <= to)).toBe(false);
          }
        },
      ),
      { numRuns: 60 },
    );
  });
});

test('lessons overlap if one begins before the other ends, not if they only touch', () => {
  const lesson = (from: string, to: string) => ({
    startsAt: `2026-12-05T${from}:00.000Z`,
    endsAt: `2026-12-05T${to}:00.000Z`,
  });
  expect(overlappingLessons([lesson('09:00', '10:00')], [lesson('09:30', '11:00')])).toHaveLength(1);
  expect(overlappingLessons([lesson('09:00', '10:00')], [lesson('10:00', '11:00')])).toEqual([]);
});
