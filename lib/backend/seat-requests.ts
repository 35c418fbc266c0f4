import type { Payload, Where } from 'payload';
import { getLocale } from '#text';
import { reportContentChange } from '@/lib/cms/hooks/refresh-site';
import { openCms } from '@/lib/cms/open';
import type { Class, Course } from '@/lib/cms/payload-types';
import { isVideoCourse } from '@/lib/contract/courses';
import type { SeatRequest } from '@/lib/contract/reservations';
import { AppError, notFound } from '@/lib/errors';
import { toUnicode } from '@/lib/format/burmese';
import { refusal } from '@/lib/text/refusal';
import { holdEnd, initialReminder } from '@/lib/transfers/hold-hours';
import { findClass } from '@/lib/transfers/mailed-seat';
import type { SeatRow } from '@/lib/transfers/move-seat';
import { findUnclaimedSeat, settleClass } from '@/lib/transfers/waiting-list';
import { findPublishedById } from './content';
import { normalizePhone } from './phones';
import { isUuid } from './published-rows';
import { storeSubmission } from './submissions';
import { priceOf } from './transfers';

/** Siblings share a phone. */
const maxUnpaid = 4;

export type OpenClass = { class: Class; course: Course };

/** @throws AppError 404 */
export async function findOpenClass(id: string): Promise<OpenClass> {
  const chosen = isUuid(id) ? await findClass(await openCms(), id) : null;
  const isOffered = chosen?.state === 'open' && !chosen.deletedAt;
  const course = isOffered ? await findPublishedById('courses', String(chosen.course), 0) : null;
  if (!chosen || !course) throw notFound(refusal('reservations', 'gone'));
  return { class: chosen, course };
}

const collectionOf = ({ course }: OpenClass) =>
  isVideoCourse(course) ? ('payment-requests' as const) : ('enrolments' as const);

const conflict = (code: 'classFull' | 'tooMany') => {
  const { message } = refusal('reservations', code);
  return new AppError(409, code, message);
};

type Sender = { name: string; phone: string; email: string };

async function findOwn(cms: Payload, open: OpenClass, { phone }: Sender): Promise<SeatRow[]> {
  const collection = collectionOf(open);
  const where: Where = { and: [{ class: { equals: open.class.id } }, { phone: { equals: phone } }] };
  const { docs } = await cms.find({ collection, where, depth: 0, pagination: false, trash: true });
  return docs.map((doc) => ({ ...doc, collection }) as SeatRow);
}

export type RequestedState = 'Reserved' | 'Waiting';
type Hold = { state: 'Waiting' } | { state: 'Reserved'; seat: number; heldUntil: string; remindedAt: string | null };

async function findHold(cms: Payload, { class: chosen }: OpenClass, state: RequestedState): Promise<Hold> {
  if (state === 'Waiting') return { state: 'Waiting' };
  const seat = await findUnclaimedSeat(cms, chosen.id);
  if (seat === undefined) throw conflict('classFull');
  const heldUntil = await holdEnd(cms, 'holdHours');
  return { state, seat, heldUntil, remindedAt: initialReminder(heldUntil) };
}

export async function readSender({ name, phoneNumber, email }: SeatRequest): Promise<Sender> {
  return { name: await toUnicode(name), phone: normalizePhone(phoneNumber), email };
}

type NewSeatRequest = {
  state: RequestedState;
  open: OpenClass;
  sender: Sender;
  account: Pick<SeatRow, 'learner' | 'child'>;
  idempotencyId: string | undefined;
};

/** Stores the request, which holds its seat or waits, and returns it as it is after free seats were offered. */
export async function storeSeatRequest({
  state,
  open,
  sender,
  account,
  idempotencyId,
}: NewSeatRequest): Promise<{ cms: Payload; row: SeatRow; isDuplicate: boolean }> {
  const { class: chosen, course } = open;
  const collection = collectionOf(open);
  const cms = await openCms();
  const own = await findOwn(cms, open, sender);
  const unpaid = own.filter(({ state }) => state === 'Reserved' || state === 'Offered' || state === 'Waiting');
  // Somebody whose request has ended may send the same content again: it is no duplicate.
  const content = { ...sender, class: chosen.id, state, ended: own.length - unpaid.length };
  const stored = await storeSubmission(
    collection,
    content,
    idempotencyId,
    async (cms, uniqueFields) => {
      if (unpaid.length >= maxUnpaid) throw conflict('tooMany');
      const hold = await findHold(cms, open, state);
      const price = priceOf({ class: chosen, course });
      const data = {
        ...sender,
        ...account,
        language: getLocale(),
        ...hold,
        ...uniqueFields,
        class: chosen.id,
        course: course.id,
      };
      return cms.create({ collection, data: { ...data, courseName: course.name, price, decisions: [] } });
    },
    // Each seat of the class can be lost to a concurrent request.
    5 + chosen.seats,
  );
  if (!stored.isDuplicate) await reportContentChange(cms, 'classes');
  if (state === 'Waiting') await settleClass(cms, chosen.id);
  const row = await cms.findByID({ collection, id: stored.id, depth: 0, trash: true });
  return { cms, row: { ...row, collection } as SeatRow, isDuplicate: stored.isDuplicate };
}
