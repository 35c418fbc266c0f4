import type { Payload } from 'payload';
import { getLocale } from '#text';
import { allLabels, type LabelledClass, labelOf, withLabels } from '@/lib/cms/classes/class-label';
import { readSchedule } from '@/lib/cms/classes/derive-schedule';
import { joinList } from '@/lib/format/join-list';
import type { MailedSeat } from '@/lib/mail/templates/reservations';
import { dateLine, scheduleLine } from '@/lib/text/class-lines';
import type { TransferCollection } from './decisions';
import type { SeatRow } from './move-seat';
import { idOf } from './warnings';

/** "Evening group, Tue + Thu 18:30–20:00, 4 Dec – 26 Feb", in the current locale. */
export const lineOfClass = (one: LabelledClass): string =>
  joinList([labelOf(one), scheduleLine(readSchedule(one.schedule)), dateLine(one)].filter(Boolean), getLocale());

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

type TransferTarget = Pick<SeatRow, 'collection' | 'course' | 'class'>;

const payPages: Record<TransferCollection, string> = { enrolments: 'zoom', 'payment-requests': 'payment' };

/** The form for the screenshot of a transfer, with the course and the class that are left. */
export function transferPathOf({ collection, course, class: chosen }: TransferTarget): string {
  const ids = Object.entries({ course: idOf(course), class: idOf(chosen) }).filter(([, id]) => id);
  return `/${payPages[collection]}?${new URLSearchParams(ids as [string, string][])}`;
}

/** Where a reservation is completed. */
export const payPathOf = (row: SeatRow): string => `${transferPathOf(row)}&reservation=${row.reference}`;

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
