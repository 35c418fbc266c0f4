import type { Payload, Where } from 'payload';
import type { RequestState } from '@/lib/contract/enrolment-state';
import { type TransferCollection, transferCollections } from './decisions';
import type { SeatRow } from './move-seat';
import { findSeatRows } from './waiting-list';
import { idOf } from './warnings';

const listedStates: RequestState[] = ['Accepted', 'Pending', 'Reserved', 'Offered', 'Waiting'];

export type ListedSeat = {
  id: string;
  collection: TransferCollection;
  reference: string;
  name: string;
  phone: string;
  state: RequestState;
  heldUntil?: string;
  /** In the waiting list, from 1. */
  position?: number;
};

/** "9 of 12, 2 held, 4 waiting": a request whose payment is checked counts as taken. */
export type Occupancy = { taken: number; held: number; waiting: number };

const occupancyOf = (states: RequestState[], deskSeats: number): Occupancy => {
  const count = (...counted: RequestState[]) => states.filter((state) => counted.includes(state)).length;
  return {
    taken: deskSeats + count('Accepted', 'Pending'),
    held: count('Reserved', 'Offered'),
    waiting: count('Waiting'),
  };
};

/** Learners first, then who holds a seat, then the waiting list in its order. */
export async function listSeats(cms: Payload, id: string): Promise<ListedSeat[]> {
  const where: Where = { and: [{ class: { equals: id } }, { state: { in: listedStates } }] };
  const rows = await findSeatRows(cms, where, ['createdAt', 'id']);
  const waiting = rows.filter(({ state }) => state === 'Waiting').map((row) => row.id);
  return rows
    .sort((one, other) => listedStates.indexOf(one.state) - listedStates.indexOf(other.state))
    .map(({ id: row, collection, reference, name, phone, state, heldUntil }) => ({
      id: row,
      collection,
      reference,
      name,
      phone,
      state,
      heldUntil: heldUntil ?? undefined,
      position: waiting.indexOf(row) + 1 || undefined,
    }));
}

/** By class, in one query per collection. */
export async function findOccupancy(
  cms: Payload,
  classes: { id: string; deskSeats: number }[],
): Promise<Map<string, Occupancy>> {
  const where: Where = { and: [{ class: { in: classes.map(({ id }) => id) } }, { state: { in: listedStates } }] };
  const options = { where, select: { class: true, state: true }, depth: 0, pagination: false } as const;
  const found = await Promise.all(transferCollections.map((collection) => cms.find({ collection, ...options })));
  const rows = found.flatMap(({ docs }): Pick<SeatRow, 'class' | 'state'>[] => docs);
  return new Map(
    classes.map(({ id, deskSeats }) => {
      const states = rows.filter((row) => idOf(row.class) === id).map(({ state }) => state);
      return [id, occupancyOf(states, Number(deskSeats))];
    }),
  );
}
