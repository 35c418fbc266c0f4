import type { Payload, Where } from 'payload';
import type { Class } from '@/lib/cms/payload-types';
import type { Mail } from '@/lib/mail/compose-mail';
import { findSchoolPhone } from '@/lib/mail/school-contact';
import { type MailedSeat, offerExpired, reservationExpired, seatOffered } from '@/lib/mail/templates/reservations';
import { findFreeSeat } from './class-seats';
import { transferCollections } from './decisions';
import { holdEnd } from './hold-hours';
import { findClass, toMailedSeat } from './mailed-seat';
import { moveSeat, type SeatRow } from './move-seat';
import { offerPath } from './offer-link';
import { idOf } from './warnings';

export async function findSeatRows(cms: Payload, where: Where, sort: string[], limit = 0): Promise<SeatRow[]> {
  const found = await Promise.all(
    transferCollections.map(async (collection) => {
      const { docs } = await cms.find({ collection, where, sort, limit, depth: 0, pagination: false });
      return docs.map((doc) => ({ ...doc, collection }) as SeatRow);
    }),
  );
  return found.flat();
}

export const composeSeatMail = async (
  cms: Payload,
  row: SeatRow,
  chosen: Class,
  compose: (seat: MailedSeat) => Mail,
): Promise<Mail> => compose(toMailedSeat(row, chosen, await findSchoolPhone(cms)));

const isOf = (id: string): Where => ({ class: { equals: id } });

/** In order; a class has its requests in one collection. */
export const listWaiting = (cms: Payload, id: string, limit = 0): Promise<SeatRow[]> =>
  findSeatRows(cms, { and: [isOf(id), { state: { equals: 'Waiting' } }] }, ['createdAt', 'id'], limit);

export async function countWaiting(cms: Payload, id: string): Promise<number> {
  const where: Where = { and: [isOf(id), { state: { equals: 'Waiting' } }] };
  const counts = await Promise.all(transferCollections.map((collection) => cms.count({ collection, where })));
  return counts.reduce((sum, { totalDocs }) => sum + totalDocs, 0);
}

/** Frees the seats of holds that have ended, each once. */
export async function expireHolds(cms: Payload, where: Where): Promise<void> {
  const overdue: Where = {
    and: [
      where,
      { state: { in: ['Offered', 'Reserved'] } },
      { heldUntil: { less_than_equal: new Date().toISOString() } },
    ],
  };
  for (const row of await findSeatRows(cms, overdue, ['heldUntil', 'id'])) {
    const isOffer = row.state === 'Offered';
    const chosen = await findClass(cms, idOf(row.class) ?? '');
    const mail = chosen && (await composeSeatMail(cms, row, chosen, isOffer ? offerExpired : reservationExpired));
    await moveSeat(cms, row, isOffer ? 'expireOffer' : 'expireReservation', {}, { mail: mail ?? undefined });
  }
}

/** Whether seats of the class may be offered. */
export const isOpen = ({ state, endsAt, deletedAt }: Class) =>
  state === 'open' && !deletedAt && (!endsAt || endsAt > new Date().toISOString());

/** False if nobody waits or the class is full. */
async function offerNextSeat(cms: Payload, id: string): Promise<boolean> {
  const [first] = await listWaiting(cms, id, 1);
  if (!first) return false;
  const chosen = await findClass(cms, id);
  if (!chosen || !isOpen(chosen)) return false;
  const seat = await findFreeSeat(cms, id);
  if (seat === undefined) return false;
  const heldUntil = await holdEnd(cms, 'offerHours');
  const path = offerPath({ id: first.id, heldUntil });
  const mail = await composeSeatMail(cms, { ...first, heldUntil }, chosen, (mailed) => seatOffered(mailed, path));
  await moveSeat(cms, first, 'offer', { seat, heldUntil }, { mail });
  return true;
}

/** Afterwards nobody waits, or no seat is free. May run concurrently: the first who waits is always the next. */
export async function settleClass(cms: Payload, id: string): Promise<void> {
  await expireHolds(cms, isOf(id));
  while (await offerNextSeat(cms, id));
}

/** A seat for somebody who has not waited; undefined if the class is full or somebody waits for it. */
export async function findUnclaimedSeat(cms: Payload, id: string): Promise<number | undefined> {
  await settleClass(cms, id);
  const seat = await findFreeSeat(cms, id);
  // Counted after the seat was found: against those who join the list later, the unique index decides.
  return seat === undefined || (await countWaiting(cms, id)) > 0 ? undefined : seat;
}
