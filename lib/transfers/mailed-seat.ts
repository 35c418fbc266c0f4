import type { Payload } from 'payload';
import { allLabels, type LabelledClass, labelOf, withLabels } from '@/lib/cms/classes/class-label';
import { readSchedule } from '@/lib/cms/classes/derive-schedule';
import type { MailedSeat } from '@/lib/mail/templates/reservations';
import { dateLine, scheduleLine } from '@/lib/text/class-lines';
import type { TransferCollection } from './decisions';
import type { SeatRow } from './move-seat';
import { idOf } from './warnings';

/** "Evening group, Tue + Thu 18:30–20:00, 4 Dec – 26 Feb", in the current locale. */
export const lineOfClass = (one: LabelledClass): string =>
  [labelOf(one), scheduleLine(readSchedule(one.schedule)), dateLine(one)].filter(Boolean).join(', ');

export async function findClass(cms: Payload, id: string): Promise<LabelledClass | null> {
  const found = await cms.findByID({
    collection: 'classes',
    id,
    depth: 0,
    disableErrors: true,
    trash: true,
    ...allLabels,
  });
  return found && withLabels(found);
}

const payPages: Record<TransferCollection, string> = { enrolments: 'zoom', 'payment-requests': 'payment' };

/** Where a reservation is completed. */
export const payPathOf = ({ collection, course, class: chosen, reference }: SeatRow): string =>
  `/${payPages[collection]}?course=${idOf(course)}&class=${idOf(chosen)}&reservation=${reference}`;

export function toMailedSeat(row: SeatRow, chosen: LabelledClass, schoolPhone: string | undefined): MailedSeat {
  const { reference, name, email, language, courseName, price, heldUntil } = row;
  return {
    reference,
    name,
    email,
    language,
    schoolPhone,
    course: courseName,
    lineOfClass: () => lineOfClass(chosen),
    classId: chosen.id,
    isPlanned: chosen.state === 'planned',
    price,
    payPath: payPathOf(row),
    heldUntil: heldUntil ?? undefined,
  };
}
