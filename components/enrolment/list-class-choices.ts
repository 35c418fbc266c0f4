import { getLocale, getText } from '#text';
import { classLine, reservedLine } from '@/components/classes/class-lines';
import { findReservedClass, listClassesOf } from '@/lib/api/classes';
import { capabilities } from '@/lib/backend-choice';
import { type CourseClass, isFull } from '@/lib/contract/classes';
import type { Course } from '@/lib/contract/courses';
import { joinFacts } from '@/lib/format/join-list';
import { amountDue, formatMmkIn } from '@/lib/format/price';
import { findReference } from '@/lib/format/reference';
import type { ClassChoices } from './class-choice';
import type { ReservationProblem } from './reservation-notice';

type Requested = { class?: string | string[]; reservation?: string | string[] };
type Priced = Pick<Course, 'price' | 'off'>;

type Listed = {
  choices: ClassChoices;
  /** The price of the chosen class. Undefined while none is chosen of classes with different prices. */
  toPay?: Priced;
  problem?: ReservationProblem;
};

/** The classes of a course that have a seat left, and the one in which a seat is reserved. */
export async function listClassChoices(
  course: Pick<Course, '_id'> & Priced,
  { class: requested, reservation }: Requested,
): Promise<Listed> {
  const reference = capabilities.hasClasses ? findReference(reservation) : undefined;
  const [listed, { reserved, problem }] = await Promise.all([
    listClassesOf(course._id),
    findReserved(course._id, reference),
  ]);
  const isUnchecked = problem?.name === 'reservationNotChecked';
  const own = isUnchecked ? listed.find(({ _id }) => _id === requested) : reserved;
  const others = listed.filter((one) => one._id !== own?._id && !isFull(one));
  // The class of the reservation is unknown; the server finds it by the reference.
  const open = isUnchecked && !own ? [] : [...(own ? [own] : []), ...others];
  // A link that was sent before staff switched the reservation names its former class.
  const chosen = own ?? open.find(({ _id }) => _id === requested);
  const hasOwnPrices = open.some((one) => amountDue(one) !== amountDue(course));
  const withPrice = (label: string, one: Priced) => (hasOwnPrices ? joinPrice(label, one) : label);
  return {
    choices: {
      options: open.map((one) => ({
        value: one._id,
        label: withPrice(one === own ? reservedLine(one) : classLine(one), one),
      })),
      noClass: withPrice(getText('classes').noClass, course),
      chosen: chosen?._id,
      reservation: problem?.name === 'reservationNotFound' ? undefined : reference,
      reservedClass: own?._id,
    },
    toPay: chosen ?? (hasOwnPrices || isUnchecked ? undefined : course),
    problem,
  };
}

async function findReserved(
  course: string,
  reference: string | undefined,
): Promise<{ reserved?: CourseClass; problem?: ReservationProblem }> {
  if (!reference) return {};
  const { failed, data } = await findReservedClass(course, reference);
  if (data) return { reserved: data };
  return { problem: { name: failed ? 'reservationNotChecked' : 'reservationNotFound', reference } };
}

function joinPrice(label: string, one: Priced): string {
  const amount = amountDue(one);
  return joinFacts([label, amount !== undefined && formatMmkIn(getLocale(), amount)]);
}
