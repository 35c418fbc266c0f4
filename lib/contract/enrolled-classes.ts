import * as z from 'zod/mini';
import { locales } from '@/lib/format/locale';
import { attendanceMarks } from './attendance-marks';
import { count, flag, nonEmptyText, text, tolerant, tolerantList } from './common';

export const lessonChanges = ['moved', 'cancelled', 'added'] as const;

/** `day` and `hours` are Myanmar time, in the language of the caller: "Tuesday 4 December", "18:30–20:00". */
export const enrolledLesson = z.object({
  /** ISO 8601. */
  startsAt: nonEmptyText,
  endsAt: text,
  day: nonEmptyText,
  hours: nonEmptyText,
  change: tolerant(z.enum(lessonChanges)),
  /** Of a lesson that was moved: where it was before. */
  movedFrom: text,
  reason: text,
  mark: tolerant(z.enum(attendanceMarks)),
  note: text,
  homework: text,
  /** Of note and homework. */
  language: tolerant(z.enum(locales)),
});
export type EnrolledLesson = z.infer<typeof enrolledLesson>;

/** A class as those who hold a place in it follow it. */
export const enrolledClass = z.object({
  label: text,
  /** "Zoom or Bahan", in the language of the caller. */
  place: text,
  isCancelled: flag,
  /** Some of its lessons, or all, are online. */
  isOnline: flag,
  /** In the order of their starts, with those that are cancelled. */
  lessons: tolerantList(enrolledLesson),
  /** Once the request is accepted. */
  meetingUrl: text,
  /** An `.ics` file that calendar apps can subscribe to. */
  calendarPath: text,
  /** The same for apps that take `webcal:` links. */
  subscriptionUrl: text,
  /** Lessons attended, of those with a mark. */
  attended: count,
  marked: count,
});
export type EnrolledClass = z.infer<typeof enrolledClass>;

/** The lesson that is under way or comes next. */
export const nextLesson = (
  { lessons, isCancelled }: Pick<EnrolledClass, 'lessons' | 'isCancelled'>,
  now = new Date(),
): EnrolledLesson | undefined =>
  isCancelled
    ? undefined
    : lessons.find(
        ({ startsAt, endsAt, change }) => change !== 'cancelled' && (endsAt ?? startsAt) > now.toISOString(),
      );
