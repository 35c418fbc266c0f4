import type { Payload, Where } from 'payload';
import type { AttendanceMark } from '@/lib/contract/attendance-marks';
import { lessonKey } from '@/lib/format/lesson-changes';
import type { TransferCollection } from '@/lib/transfers/decisions';
import { findClass } from '@/lib/transfers/mailed-seat';
import { findSeatRows } from '@/lib/transfers/waiting-list';
import { countMarks } from './attendance';
import { readSchedule } from './derive-schedule';

type LearnerAttendance = {
  request: string;
  collection: TransferCollection;
  reference: string;
  name: string;
  phone: string;
  /** By the key of the lesson. */
  marks: Record<string, AttendanceMark>;
  counts: Record<AttendanceMark, number>;
};

export type AttendanceTable = { lessons: { key: string; startsAt: string }[]; learners: LearnerAttendance[] };

/** Lessons that have begun or have marks, also those that the class no longer plans; learners who are in it or have marks. */
export async function readAttendanceTable(cms: Payload, classId: string): Promise<AttendanceTable> {
  const chosen = await findClass(cms, classId);
  if (!chosen) return { lessons: [], learners: [] };
  const isOfClass: Where = { class: { equals: classId } };
  const { docs } = await cms.find({ collection: 'attendance', where: isOfClass, pagination: false, depth: 0 });
  const marked = [...new Set(docs.map(({ request }) => request))];
  const isListed: Where = {
    or: [
      { and: [isOfClass, { state: { equals: 'Accepted' } }] },
      ...(marked.length > 0 ? [{ id: { in: marked } }] : []),
    ],
  };
  const rows = await findSeatRows(cms, isListed, ['name', 'id']);
  const now = new Date().toISOString();
  const starts = new Map(docs.map(({ lesson }) => [lesson, lesson]));
  for (const lesson of readSchedule(chosen.schedule).lessons) {
    const key = lessonKey(lesson);
    if (lesson.startsAt <= now || starts.has(key)) starts.set(key, lesson.startsAt);
  }
  return {
    lessons: [...starts]
      .map(([key, startsAt]) => ({ key, startsAt }))
      .sort((one, other) => (one.startsAt < other.startsAt ? -1 : 1)),
    learners: rows.map(({ id, collection, reference, name, phone }) => {
      const own = docs.filter(({ request }) => request === id);
      return {
        request: id,
        collection,
        reference,
        name,
        phone,
        marks: Object.fromEntries(own.map(({ lesson, mark }) => [lesson, mark])),
        counts: countMarks(own.map(({ mark }) => mark)),
      };
    }),
  };
}
