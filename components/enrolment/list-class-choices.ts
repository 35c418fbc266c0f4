import { getLocale, getText } from '#text';
import { classLine, reservedLine } from '@/components/classes/class-lines';
import { findReservedClass, listClassesOf } from '@/lib/api/classes';
import { type CourseClass, isFull } from '@/lib/contract/classes';
import type { Course } from '@/lib/contract/courses';
import { joinFacts } from '@/lib/format/join-list';
import { amountDue, formatMmkIn } from '@/lib/format/price';
import { findReference } from '@/lib/format/reference';
import type { ClassChoices } from './class-choice';

type Requested = { class?: string | string[]; reservation?: string | string[] };
type Priced = Pick<Course, 'price' | 'off'>;

/**
 * The classes of a course that have a seat left, the one in which a seat is reserved, and the price of the one that is chosen. It is
 * undefined while none is chosen of classes with different prices.
 */
export async function listClassChoices(
  course: Pick<Course, '_id'> & Priced,
  { class: requested, reservation: typed }: Requested,
): Promise<ClassChoices & { toPay?: Priced }> {
  const reservation = findReference(typed);
  const isReserved = (one: CourseClass) => reservation !== undefined && one._id === requested;
  const [listed, reserved] = await Promise.all([
    listClassesOf(course._id),
    reservation && typeof requested === 'string' ? findReservedClass(course._id, requested, reservation) : undefined,
  ]);
  const others = listed.filter(({ _id }) => _id !== reserved?._id);
  const open = [...(reserved ? [reserved] : []), ...others.filter((one) => !isFull(one) || isReserved(one))];
  const chosen = open.find(({ _id }) => _id === requested);
  const hasOwnPrices = open.some((one) => amountDue(one) !== amountDue(course));
  const withPrice = (label: string, one: Priced) => (hasOwnPrices ? joinPrice(label, one) : label);
  return {
    options: open.map((one) => ({
      value: one._id,
      label: withPrice(isReserved(one) ? reservedLine(one) : classLine(one), one),
    })),
    noClass: withPrice(getText('classes').noClass, course),
    chosen: chosen?._id,
    reservation,
    toPay: chosen ?? (hasOwnPrices ? undefined : course),
  };
}

function joinPrice(label: string, one: Priced): string {
  const amount = amountDue(one);
  return joinFacts([label, amount !== undefined && formatMmkIn(getLocale(), amount)]);
}
