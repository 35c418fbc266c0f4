import { classLine, reservedLine } from '@/components/classes/class-lines';
import { findReservedClass, listClassesOf } from '@/lib/api/classes';
import { type CourseClass, isFull } from '@/lib/contract/classes';
import { findReference } from '@/lib/format/reference';
import type { ClassChoices } from './class-choice';

type Requested = { class?: string | string[]; reservation?: string | string[] };

/** The classes of a course that have a seat left, and the one in which a seat is reserved. */
export async function listClassChoices(
  course: string,
  { class: requested, reservation: typed }: Requested,
): Promise<ClassChoices> {
  const reservation = findReference(typed);
  const isReserved = (one: CourseClass) => reservation !== undefined && one._id === requested;
  const listed = await listClassesOf(course);
  const isMissing = reservation && typeof requested === 'string' && !listed.some(isReserved);
  const reserved = isMissing ? await findReservedClass(course, requested, reservation) : undefined;
  const open = [...listed.filter((one) => !isFull(one) || isReserved(one)), ...(reserved ? [reserved] : [])];
  return {
    options: open.map((one) => ({ value: one._id, label: isReserved(one) ? reservedLine(one) : classLine(one) })),
    chosen: open.find(({ _id }) => _id === requested)?._id,
    reservation,
  };
}
