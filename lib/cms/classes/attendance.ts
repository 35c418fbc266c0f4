import type { Payload } from 'payload';
import { type AttendanceMark, attendanceMarks } from '@/lib/contract/attendance-marks';
import type { Locale } from '@/lib/format/locale';

export type LessonNote = { note: string; homework: string; language: Locale };

/** `lesson` is the key of a lesson, see `lessonKey`. */
export type LessonAttendance = { lesson: string; mark?: AttendanceMark } & Partial<LessonNote>;

export type Attendance = {
  /** The lessons that have a mark, a note or homework, in order. */
  lessons: LessonAttendance[];
  counts: Record<AttendanceMark, number>;
};

type Seat = { id: string; class: string };

export async function findLessonNotes(cms: Payload, classId: string): Promise<Map<string, LessonNote>> {
  const { docs } = await cms.find({
    collection: 'lesson-notes',
    where: { class: { equals: classId } },
    pagination: false,
    depth: 0,
  });
  return new Map(
    docs.map(({ lesson, note, homework, language }) => [
      lesson,
      { note: note ?? '', homework: homework ?? '', language },
    ]),
  );
}

export const countMarks = (marks: (AttendanceMark | undefined)[]): Record<AttendanceMark, number> =>
  Object.fromEntries(
    attendanceMarks.map((mark) => [mark, marks.filter((one) => one === mark).length]),
  ) as Attendance['counts'];

/** Of one request in its class. */
export async function attendanceOf(cms: Payload, { id, class: classId }: Seat): Promise<Attendance> {
  const where = { and: [{ class: { equals: classId } }, { request: { equals: id } }] };
  const [{ docs }, notes] = await Promise.all([
    cms.find({ collection: 'attendance', where, pagination: false, depth: 0 }),
    findLessonNotes(cms, classId),
  ]);
  const marks = new Map(docs.map(({ lesson, mark }) => [lesson, mark]));
  const keys = [...new Set([...marks.keys(), ...notes.keys()])].sort();
  return {
    lessons: keys.map((lesson) => ({ lesson, mark: marks.get(lesson), ...notes.get(lesson) })),
    counts: countMarks([...marks.values()]),
  };
}
