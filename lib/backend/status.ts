import type { Payload, Where } from 'payload';
import { getLocale, getText } from '#text';
import { openCms } from '@/lib/cms/open';
import type { Inquiry } from '@/lib/cms/payload-types';
import type { RequestState } from '@/lib/contract/enrolment-state';
import { isEmail } from '@/lib/contract/fields';
import { askStatus, readPostedStatus, type StatusRequest, type StatusResponse } from '@/lib/contract/status';
import { notFound } from '@/lib/errors';
import { dayAndTime, dayMonthYear } from '@/lib/format/dates';
import { openPostedFields } from '@/lib/session/posted-fields';
import { refusal } from '@/lib/text/refusal';
import { rejectionReason } from '@/lib/text/rejection-reason';
import { findClass, lineOfClass, payPathOf, transferPathOf } from '@/lib/transfers/mailed-seat';
import type { SeatRow } from '@/lib/transfers/move-seat';
import { offerPath } from '@/lib/transfers/offer-link';
import { isUnpaid } from '@/lib/transfers/seat-states';
import { listWaiting, settleClass } from '@/lib/transfers/waiting-list';
import { idOf } from '@/lib/transfers/warnings';
import { holdsOwnSeat, toEnrolledClass } from './enrolled-class';
import { normalizePhone } from './phones';
import { consumeSenderLimit } from './rate-limits';
import { parseReference } from './reference';
import { route } from './route';
import { routes } from './routes';

type StatusSearch = { reference: string; phone: string; email?: string };

const byReference = ({ reference, phone }: StatusSearch) => ({
  where: { reference: { equals: reference }, phone: { equals: phone } } satisfies Where,
  limit: 1,
  depth: 0,
  pagination: false,
});

/** Schools give no phone number: their email identifies them. */
function isFromSender({ phone, email, answers }: Inquiry, search: StatusSearch): boolean {
  if (phone) return phone === search.phone;
  const { emailAddressOrProposalSubmissions: proposals } = answers as Record<string, unknown>;
  return [email, proposals].some((known) => typeof known === 'string' && known.toLowerCase() === search.email);
}

async function wasSentAgain(cms: Payload, { collection, course, phone, name, createdAt }: SeatRow): Promise<boolean> {
  const { totalDocs } = await cms.count({
    collection,
    where: {
      and: [
        { course: { equals: idOf(course) } },
        { phone: { equals: phone } },
        { name: { equals: name } },
        { state: { in: ['Pending', 'Accepted'] satisfies RequestState[] } },
        { createdAt: { greater_than: createdAt } },
      ],
    },
  });
  return totalDocs > 0;
}

export async function toTransferStatus(cms: Payload, row: SeatRow): Promise<StatusResponse> {
  const isLate = row.heldUntil && row.heldUntil <= new Date().toISOString();
  if (isLate) {
    await settleClass(cms, idOf(row.class) ?? '');
    const stored = await cms.findByID({ collection: row.collection, id: row.id, depth: 0 });
    return toTransferStatus(cms, { ...stored, collection: row.collection } as SeatRow);
  }
  const { id, state, updatedAt, courseName, heldUntil } = row;
  const chosen = row.class ? await findClass(cms, idOf(row.class) ?? '') : undefined;
  const waiting = state === 'Waiting' && chosen ? await listWaiting(cms, chosen.id) : [];
  const isReservation = isUnpaid(state) || state === 'Expired';
  const isClassCancelled = chosen?.state === 'cancelled';
  return {
    kind: isReservation ? 'reservation' : row.collection === 'enrolments' ? 'enrolment' : 'payment',
    state,
    at: updatedAt,
    title: courseName,
    reason:
      [isClassCancelled && getText('status').classCancelled, rejectionReason(row)].filter(Boolean).join(' ') ||
      undefined,
    class: chosen ? lineOfClass(chosen) : undefined,
    enrolledClass: chosen && holdsOwnSeat(row) ? await toEnrolledClass(cms, row, chosen) : undefined,
    heldUntil: heldUntil ?? undefined,
    until: dayAndTime(heldUntil ?? undefined, getLocale()),
    position: waiting.findIndex((one) => one.id === id) + 1 || undefined,
    payPath: state === 'Reserved' && !isClassCancelled ? payPathOf(row) : undefined,
    offerPath: state === 'Offered' && heldUntil && !isClassCancelled ? offerPath({ id, heldUntil }) : undefined,
    resendPath:
      state === 'Rejected' && !isClassCancelled && !(await wasSentAgain(cms, row)) ? transferPathOf(row) : undefined,
  };
}

/** Always searches every collection: the time must reveal nothing about a reference. */
async function findStatus(cms: Payload, search: StatusSearch): Promise<Omit<StatusResponse, 'date'> | undefined> {
  const text = getText('status');
  const [enrolments, payments, orders, messages, inquiries] = await Promise.all([
    cms.find({ collection: 'enrolments', ...byReference(search) }),
    cms.find({ collection: 'payment-requests', ...byReference(search) }),
    cms.find({ collection: 'book-orders', ...byReference(search) }),
    cms.find({ collection: 'messages', ...byReference(search) }),
    cms.find({ collection: 'inquiries', ...byReference(search), where: { reference: { equals: search.reference } } }),
  ]);
  const [found] = [
    ...enrolments.docs.map((doc) => toTransferStatus(cms, { ...doc, collection: 'enrolments' })),
    ...payments.docs.map((doc) => toTransferStatus(cms, { ...doc, collection: 'payment-requests' })),
    ...orders.docs.map(({ handling, updatedAt, title }) => ({
      kind: 'book order',
      state: text.handling[handling],
      at: updatedAt,
      title,
    })),
    ...messages.docs.map(({ handling, updatedAt }) => ({
      kind: 'message',
      state: text.handling[handling],
      at: updatedAt,
    })),
    ...inquiries.docs
      .filter((inquiry) => isFromSender(inquiry, search))
      .map(({ handling, updatedAt }) => ({ kind: 'inquiry', state: text.handling[handling], at: updatedAt })),
  ];
  return found;
}

/** @throws AppError 404 */
async function statusOf({ reference: typed, phone: phoneOrEmail }: StatusRequest): Promise<StatusResponse> {
  const reference = parseReference(typed);
  const email = isEmail(phoneOrEmail) ? phoneOrEmail.toLowerCase() : undefined;
  const found = await findStatus(await openCms(), { reference, phone: normalizePhone(phoneOrEmail), email });
  if (!found) throw notFound(refusal('status', 'unknown'));
  return { ...found, date: dayMonthYear(found.at, getLocale()) };
}

export const status = routes(
  route(askStatus, async ({ body }) => {
    // Prevents trying phone numbers for a known reference.
    await consumeSenderLimit(askStatus, `status:${parseReference(body.reference)}`);
    return statusOf(body);
  }),
  route(readPostedStatus, async ({ params }) => {
    const posted = await openPostedFields(params.answer, askStatus.noScript.page);
    // A token of a refused post must not get around the rate limits.
    if (!posted?.isAccepted) throw notFound(refusal('status', 'resultExpired'));
    return statusOf(posted.values as StatusRequest);
  }),
);
