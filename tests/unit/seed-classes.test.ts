import { describe, expect, test } from 'vitest';
import { classes } from '@/lib/cms/seed/content/classes';
import { courses } from '@/lib/cms/seed/content/courses';
import { teacherAccount } from '@/lib/cms/seed/content/learners';
import { runningClasses } from '@/lib/cms/seed/content/running-classes';
import { parseAges } from '@/lib/format/ages';
import { eachLesson, overlappingLessons, takeLessons, toDay } from '@/lib/format/lessons';
import { weekdays } from '@/lib/format/weekdays';

const dayMs = 24 * 60 * 60 * 1000;
const teacherOf = (course: string) => courses.find(({ name }) => name === course)?.instructor;

/** Seeded at noon in Yangon on this day, without closed days, which only delay the end of a term. */
const lessonsSeededOn = (today: number) =>
  [
    ...classes.map((one) => ({ ...one, room: undefined, days: one.startsInDays })),
    ...runningClasses.map((one) => ({ ...one, days: -one.beganDaysAgo })),
  ].map(({ course, label, room, slots, lessons: count = 24, days }) => ({
    name: `${course}, ${label}`,
    room,
    teacher: teacherOf(course),
    lessons: takeLessons(eachLesson({ firstDay: toDay(new Date(today + days * dayMs)), slots, closedDays: [] }), count),
  }));

const mondayNoon = Date.parse('2029-03-05T05:30:00.000Z');

test('a course is held where it was held before', () => {
  const placesOf = (list: { course: string; place?: string }[]) =>
    new Map(list.map(({ course, place = 'both' }) => [course, place]));
  const coming = placesOf(classes);
  for (const [course, place] of placesOf(runningClasses)) expect(coming.get(course) ?? place, course).toBe(place);
});

test('children’s lessons of more than an hour are those that the questions name', () => {
  const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
  const isForChildren = (name: string) => (parseAges(courses.find((one) => one.name === name)?.ages)?.from ?? 0) < 14;
  const longer = [...classes, ...runningClasses]
    .filter(({ slots }) => slots.some(({ from, to }) => minutesOf(to) - minutesOf(from) > 60))
    .map(({ course }) => course)
    .filter(isForChildren);
  expect([...new Set(longer)].toSorted()).toEqual([
    'Letters from the Francophone World',
    'Paper Boats: French Through Art',
    'Sciences en français',
  ]);
});

describe.each(weekdays.map((weekday, at) => [weekday, mondayNoon + at * dayMs] as const))(
  'a term that is seeded on a %s',
  (weekday, today) => {
    const seeded = lessonsSeededOn(today);

    test('needs no teacher and no room twice at once', () => {
      const clashes = seeded.flatMap((one, at) =>
        seeded
          .slice(at + 1)
          .filter(({ teacher, room }) => teacher === one.teacher || (room && room === one.room))
          .filter(({ lessons }) => overlappingLessons(lessons, one.lessons).length > 0)
          .map(({ name }) => `${one.name} / ${name}`),
      );
      expect(clashes).toEqual([]);
    });

    test('has a lesson of the teacher on that day', () => {
      const own = seeded.filter(({ teacher }) => teacher === teacherAccount.instructor);
      const days = own.flatMap(({ lessons }) => lessons.map(({ startsAt }) => toDay(startsAt)));
      expect(days, weekday).toContain(toDay(new Date(today)));
    });

    test('has classes that still run and others to come, for every course with a timetable', () => {
      for (const { name, mainType } of courses.filter(({ startsInDays }) => startsInDays !== null)) {
        const coming = classes.filter(({ course, startsInDays }) => course === name && startsInDays > 0);
        expect(coming.length, `${name} ${mainType}`).toBeGreaterThan(0);
      }
      const running = seeded.slice(classes.length);
      expect(running.length).toBeGreaterThanOrEqual(15);
      for (const { name, lessons } of running) {
        expect(Date.parse(lessons.at(-1)?.endsAt ?? ''), name).toBeGreaterThan(today);
        expect(Date.parse(lessons[0]?.startsAt ?? ''), name).toBeLessThan(today - 3 * 7 * dayMs);
      }
    });
  },
);
