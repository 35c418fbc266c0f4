import type { RequestState } from '@/lib/contract/enrolment-state';

type SeatMove = {
  from: readonly RequestState[];
  to: RequestState;
  /** `take`: with a number that must be free; `keep`: the number of the row; `free`: none. */
  seat: 'take' | 'keep' | 'free';
  /** Only before, or only after, the end of the hold. */
  only?: 'held' | 'overdue';
};

const unpaid = ['Waiting', 'Offered', 'Reserved'] as const;
const held = ['Offered', 'Reserved'] as const;

/**
 * The life of a request for a class before staff decide on its payment:
 *
 *     Waiting → Offered → Reserved → Pending → see `decisions.ts`
 *
 * A request starts as Waiting (class full), Reserved (without payment) or Pending (with a screenshot). Offered and Reserved
 * hold a seat until `heldUntil`; Pending and Accepted hold it without an end; the other states hold none.
 */
export const seatMoves = {
  offer: { from: ['Waiting'], to: 'Offered', seat: 'take' },
  takeUp: { from: ['Offered'], to: 'Reserved', seat: 'keep', only: 'held' },
  pay: { from: held, to: 'Pending', seat: 'keep', only: 'held' },
  payLate: { from: ['Expired'], to: 'Pending', seat: 'take' },
  expireOffer: { from: ['Offered'], to: 'Expired', seat: 'free', only: 'overdue' },
  expireReservation: { from: ['Reserved'], to: 'Expired', seat: 'free', only: 'overdue' },
  decline: { from: ['Offered'], to: 'Cancelled', seat: 'free' },
  giveUp: { from: unpaid, to: 'Cancelled', seat: 'free' },
  skip: { from: unpaid, to: 'Cancelled', seat: 'free' },
  cancelWithClass: { from: unpaid, to: 'Cancelled', seat: 'free' },
} as const satisfies Record<string, SeatMove>;

export type SeatMoveName = keyof typeof seatMoves;

export const isUnpaid = (state: RequestState): boolean => unpaid.some((one) => one === state);
