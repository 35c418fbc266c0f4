import type { Payload, Where } from 'payload';
import { taughtBy } from '@/lib/cms/access/teachers';
import { findLessonNotes, type LessonNote } from '@/lib/cms/classes/attendance';
import { labelOf } from '@/lib/cms/classes/class-label';
import { readSchedule } from '@/lib/cms/classes/derive-schedule';
import { resourcesOf } from '@/lib/cms/classes/resources';
import type { AdminLanguage } from '@/lib/cms/language';
import type { Class } from '@/lib/cms/payload-types';
import { type Conflict, markConflicts } from '@/lib/cms/timetable/week-lanes';
import type { AttendanceMark } from '@/lib/contract/attendance-marks';
import { dayStart } from '@/lib/format/dates';
import { type LessonChange, lessonKey } from '@/lib/format/lesson-changes';
import { type Lesson, toDay, toMoment } from '@/lib/format/lessons';
import { findSeatRows } from '@/lib/transfers/waiting-list';
import { idOf } from '@/lib/transfers/warnings';

export type LearnerInLesson = { request: string; name: string; phone: string; notes?: string; mark?: AttendanceMark };

export type LessonOfDay = {
  classId: string;
  /** The key of the lesson, see `lessonKey`. */
  lesson: string;
  /** Absent if the lesson is cancelled. */
  at?: Lesson;
  change?: LessonChange;
  /** Other lessons at the same time, of those that are shown. */
  conflicts: Conflict[];
  course: string;
  label: string;
  place: Class['place'];
  room?: string;
  teacher?: string;
  learners: LearnerInLesson[];
  written?: LessonNote;
};

type Choice = { instructor?: string; locale?: AdminLanguage };

const dayMs = 24 * 60 * 60 * 1000;

/** "2026-12-04", some days later. */
export const shiftDay = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);

/** What a class may lose at its end by lessons that are cancelled. */
const endingDays = 31;

async function findClassesOfDay(cms: Payload, day: string, { instructor, locale }: Choice): Promise<Class[]> {
  const start = dayStart(new Date(toMoment(day, '00:00')));
  const inDays = (days: number) => new Date(start.getTime() + days * dayMs).toISOString();
  const isDuring: Where = {
    and: [{ startsAt: { less_than: inDays(1) } }, { endsAt: { greater_than: start.toISOString() } }],
  };
  // A class begins after a first lesson that is cancelled, and ends before such a last one.
  const isAtItsEdge: Where = {
    and: [
      { lessonChanges: { exists: true } },
      { firstDay: { less_than: inDays(1) } },
      { or: [{ endsAt: { exists: false } }, { endsAt: { greater_than: inDays(-endingDays) } }] },
    ],
  };
  const where: Where = {
    and: [
      { state: { not_equals: 'cancelled' } },
      { or: [isDuring, isAtItsEdge] },
      ...(instructor ? [taughtBy(instructor)] : []),
    ],
  };
  const { docs } = await cms.find({ collection: 'classes', where, pagination: false, depth: 2, locale });
  return docs;
}

function lessonsOf(one: Class, day: string): Pick<LessonOfDay, 'lesson' | 'at' | 'change'>[] {
  const { lessons, cancelled } = readSchedule(one.schedule);
  return [
    ...lessons
      .filter(({ startsAt }) => toDay(startsAt) === day)
      .map((at) => ({ lesson: lessonKey(at), at: { startsAt: at.startsAt, endsAt: at.endsAt }, change: at.change })),
    ...cancelled.filter(({ lesson }) => toDay(lesson) === day).map((change) => ({ lesson: change.lesson, change })),
  ];
}

function findConflicts(classes: Class[], day: string) {
  const booked = classes.flatMap((one) =>
    lessonsOf(one, day).flatMap(({ lesson, at }) => {
      const { course, label } = describeClass(one);
      const isOver = one.state === 'finished';
      return at ? [{ ...at, lesson, class: one.id, course, label, resources: resourcesOf(one), isOver }] : [];
    }),
  );
  return new Map(markConflicts(booked).map((one) => [`${one.class} ${one.lesson}`, one.conflicts]));
}

const nameOf = (relation: string | { name: string } | null | undefined) =>
  typeof relation === 'object' ? relation?.name : undefined;

function describeClass(one: Class) {
  const course = typeof one.course === 'object' ? one.course : undefined;
  return {
    classId: one.id,
    course: course?.name ?? '',
    label: labelOf(one),
    place: one.place,
    room: one.room ?? undefined,
    teacher: nameOf(one.teacher) ?? nameOf(course?.instructor),
  };
}

/** The lessons of a day in Myanmar in order, of one instructor or of all. */
export async function readDay(cms: Payload, day: string, choice: Choice = {}): Promise<LessonOfDay[]> {
  const classes = (await findClassesOfDay(cms, day, choice)).filter((one) => lessonsOf(one, day).length > 0);
  const ids = classes.map(({ id }) => id);
  if (ids.length === 0) return [];
  const [accepted, { docs: marks }, notes] = await Promise.all([
    findSeatRows(cms, { and: [{ class: { in: ids } }, { state: { equals: 'Accepted' } }] }, ['name', 'id']),
    cms.find({ collection: 'attendance', where: { class: { in: ids } }, pagination: false, depth: 0 }),
    Promise.all(ids.map(async (id) => [id, await findLessonNotes(cms, id)] as const)),
  ]);
  const notesOf = new Map(notes);
  const conflicts = findConflicts(classes, day);
  return classes
    .flatMap((one) =>
      lessonsOf(one, day).map((lesson) => ({
        ...describeClass(one),
        ...lesson,
        conflicts: conflicts.get(`${one.id} ${lesson.lesson}`) ?? [],
        learners: accepted
          .filter((row) => idOf(row.class) === one.id)
          .map(({ id, name, phone, notes: remark }) => ({
            request: id,
            name,
            phone,
            notes: remark ?? undefined,
            mark: marks.find((mark) => mark.request === id && mark.class === one.id && mark.lesson === lesson.lesson)
              ?.mark,
          })),
        written: notesOf.get(one.id)?.get(lesson.lesson),
      })),
    )
    .sort((one, other) => ((one.at?.startsAt ?? one.lesson) < (other.at?.startsAt ?? other.lesson) ? -1 : 1));
}
