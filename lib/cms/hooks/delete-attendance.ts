import { eq } from 'drizzle-orm';
import type { CollectionAfterDeleteHook } from 'payload';
import { transactionOf } from '@/lib/cms/tables';

/** Attendance is about a person, and goes with the request. */
export const deleteAttendance: CollectionAfterDeleteHook = async ({ id, req }) => {
  const { drizzle, tables } = await transactionOf(req, 'attendance');
  await drizzle.delete(tables.attendance).where(eq(tables.attendance.request, String(id)));
};
