import { describe, expect, test } from 'vitest';
import { type LessonChange, type LessonPlan, lessonKey, planLessons } from '@/lib/format/lesson-changes';
import type { Lesson } from '@/lib/format/lessons';

const lesson = (day: number, hour = 12): Lesson => ({
  startsAt: new Date(Date.UTC(2026, 11, day, hour)).toISOString(),
  endsAt: new Date(Date.UTC(2026, 11, day, hour + 1)).toISOString(),
});
const keyOf = (day: number) => lesson(day).startsAt;
const daysOf = ({ lessons }: LessonPlan) => lessons.map(({ startsAt }) => Number(startsAt.slice(8, 10)));

const nothing: LessonPlan = { lessons: [], cancelled: [] };
const weekly = [1, 8, 15, 22].map((day) => lesson(day));
const cancel = (day: number): LessonChange => ({ lesson: keyOf(day), reason: 'The teacher is ill.' });
const move = (from: number, to: number): LessonChange => ({ ...cancel(from), ...lesson(to) });
const add = (day: number): LessonChange => ({ ...move(day, day), isAdded: true });

type Options = { planned?: Lesson[]; changes?: LessonChange[]; before?: LessonPlan; now?: string; count?: number };
const plan = ({ planned = weekly, changes = [], before = nothing, now = keyOf(1), count = 3 }: Options = {}) =>
  planLessons({ planned, changes, before, now, count });

describe('the lessons of a class', () => {
  test('are those planned, in order, with the ones that staff moved and added', () => {
    const planned = plan({ changes: [move(8, 20), add(5)] });
    expect(daysOf(planned)).toEqual([1, 5, 15, 20]);
    expect(planned.lessons.at(-1)).toMatchObject({ change: { lesson: keyOf(8), reason: 'The teacher is ill.' } });
  });

  test('do not include a cancelled one, which keeps its reason and is not made up for by itself', () => {
    const planned = plan({ changes: [cancel(8)] });
    expect(daysOf(planned)).toEqual([1, 15]);
    expect(planned.cancelled).toMatchObject([{ lesson: keyOf(8), reason: 'The teacher is ill.' }]);
  });

  test('forget a change of a lesson that is no longer planned', () => {
    expect(daysOf(plan({ planned: [2, 9, 16].map((day) => lesson(day)), changes: [cancel(8), move(15, 20)] }))).toEqual(
      [2, 9, 16],
    );
  });
});

describe('what has begun stays', () => {
  const before = plan({ changes: [move(8, 10)] });
  const now = keyOf(11);

  test('when the first day, the days of the week or the closed days change', () => {
    const planned = [4, 11, 18, 25].map((day) => lesson(day, 13));
    const after = plan({ planned, before, changes: [move(8, 10)], now });
    expect(daysOf(after)).toEqual([1, 10, 11]);
    expect(after.lessons.map(lessonKey).slice(0, 2)).toEqual([keyOf(1), keyOf(8)]);
  });

  test('also when the first day moves to next year', () => {
    const planned = [70, 77].map((day) => lesson(day));
    expect(plan({ planned, before, now }).lessons.map(({ startsAt }) => startsAt.slice(0, 10))).toEqual([
      '2026-12-01',
      '2026-12-10',
      '2027-02-08',
    ]);
  });

  test('and a second save changes nothing', () => {
    const again = plan({ before, changes: [move(8, 10)], now });
    expect(daysOf(again)).toEqual([1, 10, 15]);
  });

  test('unless staff cancel it afterwards, because nobody came', () => {
    const after = plan({ before, changes: [move(8, 10), cancel(1)], now });
    expect(daysOf(after)).toEqual([10, 15]);
    expect(daysOf(plan({ before: after, changes: [move(8, 10), cancel(1)], now }))).toEqual([10, 15]);
  });

  test('a lesson that was put off beyond today is still to come', () => {
    const later = plan({ changes: [move(8, 20)] });
    expect(daysOf(plan({ before: later, changes: [move(8, 20)], now }))).toEqual([1, 15, 20]);
  });

  test('a moved lesson that is still to come stays when its weekly slot is given up', () => {
    const changes = [move(15, 20)];
    const before = plan({ changes });
    const planned = [2, 9, 16, 23].map((day) => lesson(day));
    const after = plan({ planned, before, changes });
    expect(daysOf(after)).toEqual([1, 2, 20]);
    expect(daysOf(plan({ planned, before: after, changes }))).toEqual([1, 2, 20]);
    expect(daysOf(plan({ planned, before: after, changes: [cancel(15)] }))).toEqual([1, 2]);
  });
});
