import { describe, expect, test } from 'vitest';
import { readWeekChoice } from '@/lib/cms/timetable/week-choice';
import { columnsOf, hoursOf, isInWeek, listWeek, markConflicts, type WeekLesson } from '@/lib/cms/timetable/week-lanes';
import { toMoment } from '@/lib/format/lessons';

/** Of a class that is named after its teacher and room. */
function lesson(day: string, from: string, to: string, teacher: string, room?: string, isOver = false): WeekLesson {
  return {
    startsAt: toMoment(day, from),
    endsAt: toMoment(day, to),
    class: `${teacher} ${room} ${from}`,
    label: `Group of ${teacher}`,
    course: 'French',
    teacher,
    place: room ?? 'Zoom',
    resources: { teacher, room },
    isOver,
  };
}

const monday = new Date(toMoment('2026-12-07', '00:00'));

describe('staff see the lessons of a week', () => {
  const lessons = [
    lesson('2026-12-08', '18:30', '20:00', 'Thiri', 'Room 1'),
    lesson('2026-12-08', '09:00', '10:00', 'Claire'),
    lesson('2026-12-08', '16:00', '17:00', 'Thiri'),
    lesson('2026-12-13', '20:30', '22:15', 'Claire'),
  ];

  test('by day, with a lane per teacher or place', () => {
    const lanesBy = (by: 'teacher' | 'place') =>
      listWeek(monday, lessons, by).map(({ lanes }) => lanes.map((lane) => [lane.name, lane.lessons.length]));
    expect(lanesBy('teacher')).toEqual([
      [],
      [
        ['Claire', 1],
        ['Thiri', 2],
      ],
      [],
      [],
      [],
      [],
      [['Claire', 1]],
    ]);
    expect(lanesBy('place')).toEqual([
      [],
      [
        ['Room 1', 1],
        ['Zoom', 2],
      ],
      [],
      [],
      [],
      [],
      [['Zoom', 1]],
    ]);
    const tuesday = listWeek(monday, lessons, 'teacher')[1];
    expect(tuesday).toMatchObject({ day: '2026-12-08', weekday: 'tuesday' });
    expect(tuesday?.lanes[1]?.lessons.map(({ place }) => place)).toEqual(['Zoom', 'Room 1']);
  });

  test('between the first and the last hour, each at its quarter of an hour', () => {
    expect(hoursOf([])).toEqual({ from: 9, to: 18 });
    const hours = hoursOf(lessons);
    expect(hours).toEqual({ from: 9, to: 23 });
    expect(columnsOf(lesson('2026-12-08', '09:00', '10:00', 'Claire'), hours)).toEqual({ start: 1, end: 5 });
    expect(columnsOf(lesson('2026-12-08', '18:30', '20:00', 'Claire'), hours)).toEqual({ start: 39, end: 45 });
    expect(columnsOf(lesson('2026-12-08', '09:05', '09:10', 'Claire'), hours)).toEqual({ start: 1, end: 2 });
  });

  test('from Monday to Sunday in Myanmar, of any week', () => {
    expect(isInWeek(monday, lesson('2026-12-07', '00:00', '01:00', 'Claire'))).toBe(true);
    expect(isInWeek(monday, lesson('2026-12-13', '23:00', '23:30', 'Claire'))).toBe(true);
    expect(isInWeek(monday, lesson('2026-12-14', '00:00', '01:00', 'Claire'))).toBe(false);
    expect(readWeekChoice({ week: '2026-12-10', by: 'place' })).toEqual({ start: monday, by: 'place' });
    expect(readWeekChoice({ week: '2026-13-45', by: 'x' }, monday)).toEqual({ start: monday, by: 'teacher' });
  });
});

describe('a conflict is marked', () => {
  const conflictsOf = (...lessons: WeekLesson[]) =>
    markConflicts(lessons).map(({ conflicts }) => conflicts.map(({ by, label }) => `${by}: ${label}`));

  test('when a teacher or a room is needed twice at once', () => {
    expect(
      conflictsOf(
        lesson('2026-12-08', '18:30', '20:00', 'Thiri', 'Room 1'),
        lesson('2026-12-08', '19:30', '20:30', 'Thiri', 'Room 2'),
        lesson('2026-12-08', '18:00', '19:00', 'Claire', 'Room 1'),
      ),
    ).toEqual([
      ['teacher: French, Group of Thiri', 'room: French, Group of Claire'],
      ['teacher: French, Group of Thiri'],
      ['room: French, Group of Thiri'],
    ]);
  });

  test('but not when one lesson begins as the other ends, on Zoom, or after a class is over', () => {
    expect(
      conflictsOf(
        lesson('2026-12-08', '18:30', '20:00', 'Thiri'),
        lesson('2026-12-08', '20:00', '21:00', 'Thiri'),
        lesson('2026-12-08', '18:30', '20:00', 'Claire'),
        lesson('2026-12-08', '18:00', '20:00', 'Claire', 'Room 1', true),
      ),
    ).toEqual([[], [], [], []]);
  });
});
