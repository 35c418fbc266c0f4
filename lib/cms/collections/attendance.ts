import type { CollectionConfig } from 'payload';
import { internalAccess } from '@/lib/cms/access/roles';
import { collectionLabels } from '@/lib/cms/text/collections';
import { attendanceMarks } from '@/lib/contract/attendance-marks';

/** One row per lesson of a class and request, written with `markAttendance` only. */
export const attendance: CollectionConfig = {
  slug: 'attendance',
  labels: collectionLabels.attendance,
  access: internalAccess,
  admin: { hidden: true },
  indexes: [{ fields: ['class', 'lesson', 'request'], unique: true }],
  fields: [
    { name: 'class', type: 'text', required: true },
    // The planned start, as in the lesson changes of the class: a moved lesson keeps its attendance.
    { name: 'lesson', type: 'text', required: true },
    // An enrolment, or the payment for a video course with calls.
    { name: 'request', type: 'text', required: true, index: true },
    { name: 'mark', type: 'select', required: true, options: [...attendanceMarks] },
    { name: 'markedBy', type: 'text', required: true },
  ],
};
