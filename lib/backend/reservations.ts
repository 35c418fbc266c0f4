import type { Payload } from 'payload';
import { getText } from '#text';
import type { LabelledClass } from '@/lib/cms/classes/class-label';
import { openCms } from '@/lib/cms/open';
import {
  answerOffer,
  getOffer,
  giveUpSeat,
  joinWaitingList,
  reserveSeat,
  type SeatOffer,
  type SeatRequest,
} from '@/lib/contract/reservations';
import { AppError, notFound } from '@/lib/errors';
import { seatReserved, waitingListJoined } from '@/lib/mail/templates/reservations';
import { fill } from '@/lib/text/fill';
import { myanmarTime } from '@/lib/text/myanmar-time';
import { refusal } from '@/lib/text/refusal';
import { readDecisions } from '@/lib/transfers/decisions';
import { holdEnd } from '@/lib/transfers/hold-hours';
import { findClass, lineOfClass, payPathOf, toMailedSeat } from '@/lib/transfers/mailed-seat';
import { moveSeat, type SeatRow } from '@/lib/transfers/move-seat';
import { newReference } from '@/lib/transfers/new-reference';
import { readOffer } from '@/lib/transfers/offer-link';
import { isUnpaid } from '@/lib/transfers/seat-states';
import { composeSeatMail, findSeatRows, isOpen, settleClass } from '@/lib/transfers/waiting-list';
import { idOf } from '@/lib/transfers/warnings';
import { accountOf } from './accounts/children';
import { notify } from './notifications';
import { normalizePhone } from './phones';
import { consumeSenderLimit } from './rate-limits';
import { parseReference } from './reference';
import { route } from './route';
import { routes } from './routes';
import { findOpenClass, type RequestedState, readSender, storeSeatRequest } from './seat-requests';

const conflict = (code: 'offerExpired' | 'notHeld') => new AppError(409, code, getText('reservations')[code]);

/** What the sender reads follows from the stored state, whatever happened meanwhile. */
function confirm({ state, reference, courseName, heldUntil }: SeatRow): string {
  const text = getText('reservations');
  const values = { reference, course: courseName, until: myanmarTime(heldUntil) ?? '' };
  if (state === 'Reserved') return fill(text.reserved, values);
  if (state === 'Offered') return fill(text.offered, values);
  return fill(state === 'Waiting' ? text.waiting : text.closed, values);
}

const mails = { Reserved: seatReserved, Waiting: waitingListJoined };

type Offered = { cms: Payload; row: SeatRow; heldUntil: string; offeredClass: LabelledClass | null };

/** @throws AppError 404 */
async function findOffered(token: string): Promise<Offered> {
  const offer = readOffer(token);
  const cms = await openCms();
  const [row] = offer ? await findSeatRows(cms, { id: { equals: offer.id } }, ['id'], 1) : [];
  if (!offer || !row) throw notFound(refusal('reservations', 'offerInvalid'));
  return { cms, row, heldUntil: offer.heldUntil, offeredClass: await findClass(cms, idOf(row.class) ?? '') };
}

/** Staff leave a reason or a decision. */
const isCancelledByStaff = ({ reason, decisions }: SeatRow) => Boolean(reason) || readDecisions(decisions).length > 0;

function stateOfOffer({ row, heldUntil, offeredClass }: Offered): SeatOffer['state'] {
  const isClassCancelled = offeredClass?.state === 'cancelled';
  if (row.state === 'Offered' && isClassCancelled) return 'ended';
  if (row.state === 'Offered') return heldUntil > new Date().toISOString() ? 'open' : 'expired';
  if (row.state === 'Cancelled') return isClassCancelled || isCancelledByStaff(row) ? 'ended' : 'declined';
  return row.state === 'Expired' || row.state === 'Rejected' ? 'expired' : 'accepted';
}

async function takeUp(offered: Offered): Promise<string> {
  const text = getText('reservations');
  const { cms, row, offeredClass } = offered;
  if (row.state === 'Offered' && !(offeredClass && isOpen(offeredClass))) throw new AppError(409, 'gone', text.gone);
  const heldUntil = await holdEnd(cms, 'holdHours');
  const mail = offeredClass && (await composeSeatMail(cms, { ...row, heldUntil }, offeredClass, seatReserved));
  await moveSeat(cms, row, 'takeUp', { heldUntil }, { mail: mail ?? undefined });
  const { row: stored } = await refresh(offered);
  if (stateOfOffer({ ...offered, row: stored }) !== 'accepted') throw conflict('offerExpired');
  return stored.heldUntil
    ? fill(text.taken, { reference: stored.reference, until: myanmarTime(stored.heldUntil) ?? '' })
    : text.sentTitle;
}

async function decline(offered: Offered): Promise<string> {
  const { cms, row } = offered;
  const isDeclined = (await moveSeat(cms, row, 'decline')) === 'moved';
  if (isDeclined) await settleClass(cms, idOf(row.class) ?? '');
  if (!isDeclined && stateOfOffer(await refresh(offered)) !== 'declined') throw conflict('offerExpired');
  return getText('reservations').declined;
}

async function refresh(offered: Offered): Promise<Offered> {
  const { collection, id } = offered.row;
  const row = await offered.cms.findByID({ collection, id, depth: 0 });
  return { ...offered, row: { ...row, collection } as SeatRow };
}

function toSeatOffer(offered: Offered): SeatOffer {
  const { row, heldUntil, offeredClass } = offered;
  const state = stateOfOffer(offered);
  if (!offeredClass) throw notFound(refusal('reservations', 'offerInvalid'));
  return {
    state,
    reference: row.reference,
    course: row.courseName,
    class: lineOfClass(offeredClass),
    classId: offeredClass.id,
    heldUntil: state === 'open' ? heldUntil : (row.heldUntil ?? undefined),
    payPath: row.state === 'Reserved' ? payPathOf(row) : undefined,
  };
}

type SeatOperation = typeof reserveSeat | typeof joinWaitingList;

type Submission = {
  state: RequestedState;
  classId: string;
  body: SeatRequest;
  learner: { _id: string } | null;
  idempotencyId: string | undefined;
};

async function requestSeat(
  operation: SeatOperation,
  { state, classId, body: { website, ...sent }, learner, idempotencyId }: Submission,
): Promise<string> {
  const open = await findOpenClass(classId);
  if (website) return fill(getText('reservations').waiting, { reference: newReference(), course: open.course.name });
  const sender = await readSender(sent);
  await consumeSenderLimit(operation, sender.phone);
  const account = await accountOf(learner, sent.child);
  const { cms, row, isDuplicate } = await storeSeatRequest({ state, open, sender, account, idempotencyId });
  // A seat that was offered meanwhile has its own mail.
  const compose = row.state === state ? mails[state] : undefined;
  await notify(cms, {
    subject: ['seat', row.id],
    isDuplicate,
    visitor: compose && ((schoolPhone) => compose(toMailedSeat(row, open.class, schoolPhone))),
    telegram: `${state === 'Reserved' ? 'Reservation' : 'Waiting list'} ${row.reference}: ${row.courseName}`,
  });
  return confirm(row);
}

export const reservations = routes(
  route(reserveSeat, ({ params: { classId }, ...submission }) =>
    requestSeat(reserveSeat, { ...submission, state: 'Reserved', classId }),
  ),
  route(joinWaitingList, ({ params: { classId }, ...submission }) =>
    requestSeat(joinWaitingList, { ...submission, state: 'Waiting', classId }),
  ),
  route(getOffer, async ({ params }) => toSeatOffer(await findOffered(params.token))),
  route(answerOffer, async ({ params, body }) => {
    const offered = await findOffered(params.token);
    return body.answer === 'accept' ? takeUp(offered) : decline(offered);
  }),
  route(giveUpSeat, async ({ body }) => {
    const reference = parseReference(body.reference);
    await consumeSenderLimit(giveUpSeat, `status:${reference}`);
    const cms = await openCms();
    const where = { reference: { equals: reference }, phone: { equals: normalizePhone(body.phone) } };
    const [row] = await findSeatRows(cms, where, ['id'], 1);
    if (!row) throw notFound(refusal('reservations', 'reservationUnknown'));
    if (!isUnpaid(row.state) || (await moveSeat(cms, row, 'giveUp')) !== 'moved') throw conflict('notHeld');
    await settleClass(cms, idOf(row.class) ?? '');
    return getText('reservations').givenUp;
  }),
);
