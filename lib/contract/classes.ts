import * as z from 'zod/mini';
import { clockTime } from '@/lib/format/lessons';
import { weekdays } from '@/lib/format/weekdays';
import { classPlaces } from './class-options';
import { count, flag, nonEmptyText, responseId, text, tolerant, tolerantList } from './common';
import { price } from './courses';
import * as endpoints from './endpoints/classes';
import { idParam, operation } from './operation';
import { textLanguages } from './text-languages';

/** Times in Myanmar: "18:30". */
const time = z.string().check(z.regex(clockTime));

export const weeklySlot = z.object({ weekday: z.enum(weekdays), from: time, to: time });

/** An open class with lessons to come, or with dates on request. */
export const courseClass = z.object({
  _id: responseId,
  label: text,
  course: z.object({ _id: responseId, name: nonEmptyText }),
  /** The first and the last lesson, ISO 8601; absent for dates on request. */
  startsAt: text,
  endsAt: text,
  lessons: count,
  slots: tolerantList(weeklySlot),
  place: tolerant(z.enum(classPlaces)),
  teacher: text,
  language: text,
  price,
  off: text,
  seats: z.number(),
  seatsLeft: z.number(),
  minimum: count,
  /** A transfer can pay the reservation that the request names. */
  isReserved: flag,
  textLanguages,
});
export type CourseClass = z.infer<typeof courseClass>;

export const courseClasses = tolerantList(courseClass);

export const isFull = ({ seatsLeft }: Pick<CourseClass, 'seatsLeft'>): boolean => seatsLeft <= 0;

/** The next to begin that has a seat left; otherwise the next one. Expects classes in the order of the API. */
export function chooseNextClass<Chosen extends Pick<CourseClass, 'startsAt' | 'seatsLeft'>>(
  classes: Chosen[],
  now = new Date(),
): Chosen | undefined {
  const upcoming = classes.filter(({ startsAt }) => startsAt && startsAt > now.toISOString());
  const hasSeat = (one: Chosen) => !isFull(one);
  return upcoming.find(hasSeat) ?? classes.find(hasSeat) ?? upcoming[0] ?? classes[0];
}

type OfCourse = { course: { _id: string } };

/** By the id of the course. */
export function classesByCourse<Chosen extends OfCourse>(classes: Chosen[]): Map<string, Chosen[]> {
  const byCourse = new Map<string, Chosen[]>();
  for (const one of classes) byCourse.set(one.course._id, [...(byCourse.get(one.course._id) ?? []), one]);
  return byCourse;
}

/** By the id of the course. */
export function nextClassesOf<Chosen extends OfCourse & Pick<CourseClass, 'startsAt' | 'seatsLeft'>>(
  classes: Chosen[],
): Map<string, Chosen> {
  const next = new Map<string, Chosen>();
  for (const [course, own] of classesByCourse(classes)) {
    const chosen = chooseNextClass(own);
    if (chosen) next.set(course, chosen);
  }
  return next;
}

export const getTimetable = operation({
  ...endpoints.getTimetable,
  summary: 'The open classes of all courses, the next to begin first',
  tag: 'Courses',
  auth: 'none',
  response: courseClasses,
  errors: [],
  added: true,
});

export const getCourseClasses = operation({
  ...endpoints.getCourseClasses,
  summary: 'The open classes of a course, the next to begin first, and the one of a reservation by its reference',
  tag: 'Courses',
  auth: 'none',
  params: idParam('courseId'),
  query: z.object({ reservation: z.optional(z.string().check(z.maxLength(40))) }),
  response: courseClasses,
  errors: [400],
  added: true,
});
