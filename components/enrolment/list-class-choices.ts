import { classLine } from '@/components/classes/class-lines';
import { listClassesOf } from '@/lib/api/classes';
import { isFull } from '@/lib/contract/classes';
import type { ClassChoices } from './class-choice';

/** The classes of a course that have a seat left. */
export async function listClassChoices(
  course: string,
  requested: string | string[] | undefined,
): Promise<ClassChoices> {
  const open = (await listClassesOf(course)).filter((one) => !isFull(one));
  return {
    options: open.map((one) => ({ value: one._id, label: classLine(one) })),
    chosen: open.find(({ _id }) => _id === requested)?._id,
  };
}
