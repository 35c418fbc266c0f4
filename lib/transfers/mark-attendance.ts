import { randomUUID } from 'node:crypto';
import { ne } from 'drizzle-orm';
import type { Payload, Where } from 'payload';
import { writeWithEntry } from '@/lib/cms/audit/record-entry';
import { transactionOf } from '@/lib/cms/tables';
import type { AttendanceMark } from '@/lib/contract/attendance-marks';
import { yangonTime } from '@/lib/format/dates';
import { requireLesson, type TaughtLesson, TeachingRefusedError } from './taught-lesson';
import { findSeatRows } from './waiting-list';

type Marking = TaughtLesson & { request: string; mark: AttendanceMark };

/** Stores or changes the mark of a learner in one statement. The same mark again changes nothing. */
export async function markAttendance(cms: Payload, marking: Marking): Promise<void> {
  const { class: classId, lesson, request, mark, by } = marking;
  await requireLesson(cms, marking);
  const isAccepted: Where = {
    and: [{ id: { equals: request } }, { class: { equals: classId } }, { state: { equals: 'Accepted' } }],
  };
  const [learner] = await findSeatRows(cms, isAccepted, ['id']);
  if (!learner) throw new TeachingRefusedError('notInClass');
  const entry = {
    action: 'update' as const,
    actor: by.id,
    actorName: by.name,
    subject: 'attendance',
    title: `${learner.reference} ${yangonTime(lesson)}`,
    changes: [{ path: 'mark' }],
  };
  await writeWithEntry(cms, entry, async (req) => {
    const { drizzle, tables } = await transactionOf(req, 'attendance');
    const { attendance } = tables;
    const values = { mark, markedBy: by.name, updatedAt: new Date().toISOString() };
    const written = await drizzle
      .insert(attendance)
      .values({ ...values, id: randomUUID(), class: classId, lesson, request, createdAt: values.updatedAt })
      .onConflictDoUpdate({
        target: [attendance.class, attendance.lesson, attendance.request],
        set: values,
        setWhere: ne(attendance.mark, mark),
      })
      .returning({ id: attendance.id });
    return written.length === 1;
  });
}
