import type { Payload, Where } from 'payload';
import { getText } from '#text';
import { openCms } from '@/lib/cms/open';
import type { Class } from '@/lib/cms/payload-types';
import { AppError, badRequest } from '@/lib/errors';
import { refusal } from '@/lib/text/refusal';
import type { TransferCollection } from '@/lib/transfers/decisions';
import { findClass } from '@/lib/transfers/mailed-seat';
import { moveSeat, type SeatRow } from '@/lib/transfers/move-seat';
import { seatMoves } from '@/lib/transfers/seat-states';
import { expireHolds } from '@/lib/transfers/waiting-list';
import { idOf } from '@/lib/transfers/warnings';
import { isUuid } from './published-rows';
import { parseReference } from './reference';

/** A request without payment that this transfer pays. */
export type Reservation = Pick<SeatRow, 'collection' | 'id' | 'reference' | 'price'> & {
  class: Class;
  /** The account that made it. */
  learner?: string;
};

class ReservationLostError extends Error {}

/** The reservation, or the seat for it, was lost to a concurrent request: another try reads it again. */
export const wasLost = (error: unknown): boolean => error instanceof ReservationLostError;

const canBePaid = (state: SeatRow['state']) =>
  [...seatMoves.pay.from, ...seatMoves.payLate.from].some((one) => one === state);

type Search = {
  collection: TransferCollection;
  course: string;
  person: { name: string; phone: string };
  reservation?: string;
  class?: string;
};

/** By its reference; without one, what the same person holds in the chosen class. Throws AppError 400. */
async function findRow({ collection, person, reservation, class: classId }: Search) {
  const cms = await openCms();
  const phone = { phone: { equals: person.phone } };
  const where: Where = reservation
    ? { and: [phone, { reference: { equals: parseReference(reservation) } }] }
    : { and: [phone, { class: { equals: classId } }, { state: { in: [...seatMoves.pay.from] } }] };
  const { docs } = await cms.find({ collection, where, depth: 0, pagination: false });
  const found = reservation ? docs[0] : docs.find(({ name }) => name === person.name);
  if (reservation && !found) throw badRequest(refusal('reservations', 'reservationUnknown'), 'reservation');
  return { cms, row: found };
}

/** Undefined for a request that pays no reservation, and for another class: who chooses anew on the form takes a seat there. */
export async function findReservation(search: Search): Promise<Reservation | undefined> {
  const { collection, course, reservation, class: classId } = search;
  if (!reservation && !(classId && isUuid(classId))) return undefined;
  const { cms, row } = await findRow(search);
  if (!row) return undefined;
  const own = idOf(row.course) === course ? idOf(row.class) : undefined;
  const chosen = own && (!classId || classId === own) ? await findClass(cms, own) : null;
  // Learners are offered a class that follows theirs before it is open to others.
  const isRunning = chosen?.state === 'planned' || chosen?.state === 'open' || chosen?.state === 'running';
  // What was rejected, cancelled or never left the list counts as a new request.
  const isReservation = canBePaid(row.state) || row.state === 'Pending' || row.state === 'Accepted';
  if (!chosen || !isRunning || !isReservation) return undefined;
  return {
    collection,
    id: row.id,
    reference: row.reference,
    price: row.price,
    class: chosen,
    learner: idOf(row.learner),
  };
}

type CurrentReservation = { id: string; reference: string; isPaid: boolean; holdsSeat: boolean };

/** @throws AppError 409 if another screenshot has paid it */
export async function readReservation(
  cms: Payload,
  { collection, id }: Reservation,
  digest: string,
): Promise<CurrentReservation> {
  await expireHolds(cms, { id: { equals: id } });
  const { reference, state, receiptDigest } = await cms.findByID({ collection, id, depth: 0 });
  const isPaid = !canBePaid(state);
  if (isPaid && receiptDigest !== digest) {
    throw new AppError(409, 'reservationUsed', getText('reservations').reservationUsed);
  }
  return { id, reference, isPaid, holdsSeat: state === 'Offered' || state === 'Reserved' };
}

/** The row becomes the request, under the same reference. */
export async function payReservation(
  cms: Payload,
  { collection, id, reference }: Reservation,
  { seat, idempotencyKey: _, state: __, ...fields }: { seat?: number; [field: string]: unknown },
): Promise<{ id: string; reference: string }> {
  const result = await moveSeat(cms, { collection, id }, seat === undefined ? 'pay' : 'payLate', { seat, ...fields });
  if (result !== 'moved') throw new ReservationLostError();
  return { id, reference };
}
