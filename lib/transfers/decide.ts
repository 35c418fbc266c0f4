import { and, eq } from 'drizzle-orm';
import type { Payload } from 'payload';
import { type EntryDraft, writeWithEntry } from '@/lib/cms/audit/record-entry';
import { reportContentChange } from '@/lib/cms/hooks/refresh-site';
import type { Enrolment, PaymentRequest } from '@/lib/cms/payload-types';
import { isUniqueViolation } from '@/lib/cms/query-errors';
import { databaseOf } from '@/lib/cms/tables';
import { writeTogether } from '@/lib/cms/write-together';
import { type EnrolmentState, enrolmentStates, type RequestState } from '@/lib/contract/enrolment-state';
import { sendQueuedMails } from '@/lib/mail/queue';
import type { Rejection, RejectionCode } from '@/lib/text/rejection-reason';
import { findFreeSeat } from './class-seats';
import { composeDecisionMails, type FollowUps, graceSeconds } from './decision-mails';
import {
  type Decision,
  type DecisionAction,
  isVerdict,
  readDecisions,
  stateAfter,
  type TransferCollection,
  undoSeconds,
  type Verdict,
  verdictStates,
} from './decisions';
import { readMailedTransfer } from './mailed-transfer';
import { settleClass } from './waiting-list';
import { idOf } from './warnings';

type Row = Enrolment | PaymentRequest;

type DecisionRequest = {
  collection: TransferCollection;
  id: string;
  action: DecisionAction;
  reasonCode?: RejectionCode;
  reason?: string;
  /** `at` of the decision to undo. Unknown if the page was left before the response. */
  decidedAt?: string;
  by: { id: string; name: string };
};

type Refusal =
  | { code: 'reasonMissing' | 'unknown' | 'tooLate' | 'changedMeanwhile' | 'classFull' }
  | { code: 'decidedAlready'; state: RequestState; by?: string };

const statuses = {
  reasonMissing: 400,
  unknown: 404,
  tooLate: 409,
  changedMeanwhile: 409,
  classFull: 409,
  decidedAlready: 409,
} as const;

export class DecisionRefusedError extends Error {
  readonly status: number;
  constructor(readonly refusal: Refusal) {
    super(refusal.code);
    this.name = 'DecisionRefusedError';
    this.status = statuses[refusal.code];
  }
}

const refuse = (refusal: Refusal) => new DecisionRefusedError(refusal);

const allowedStates: Record<Verdict, EnrolmentState[]> = {
  accept: ['Pending'],
  reject: ['Pending'],
  cancel: ['Pending', 'Accepted'],
};

const maxTries = 3;

type DecisionResult = { state: EnrolmentState; at?: string };

/** Idempotent. Mails the sender after the time to undo. Throws DecisionRefusedError. */
export async function decide(cms: Payload, request: DecisionRequest): Promise<DecisionResult> {
  const { collection, id, action, by, reasonCode } = request;
  const reason = request.reason?.trim() || undefined;
  if (action === 'reject' && !reason && !reasonCode) throw refuse({ code: 'reasonMissing' });
  for (let attempt = 1; ; ) {
    const row = await cms.findByID({ collection, id, depth: 0, disableErrors: true });
    if (!row) throw refuse({ code: 'unknown' });
    const decisions = readDecisions(row.decisions);
    const last = decisions.at(-1);
    const before = enrolmentStates.find((one) => one === row.state);
    // Without a payment there is nothing to decide.
    if (!before) throw refuse({ code: 'decidedAlready', state: row.state });
    const state = nextState(action, before, decisions);
    if (before === state && (state !== 'Rejected' || hasReason(row, { reasonCode, reason })))
      return { state, at: last?.at };
    checkTransition(request, before, last);
    const at = new Date().toISOString();
    const decision: Decision = { action, at, by: by.id, name: by.name, reasonCode, reason };
    const seat = await findSeatFor(cms, row, state);
    const transfer = await readMailedTransfer(cms, collection, row);
    const followUps = await composeDecisionMails(cms, transfer, decision, { state, decisions });
    const written = { state, seat, decisions: [...decisions, decision], followUps };
    const result = await writeDecision(cms, collection, row, written);
    if (result === 'written') {
      if (row.class) await reportContentChange(cms, 'classes');
      await sendQueuedMails();
      return { state, at };
    }
    if (result === 'seatTaken') continue;
    if (attempt === maxTries) throw refuse({ code: 'changedMeanwhile' });
    attempt += 1;
  }
}

const hasReason = (row: Row, { reasonCode, reason }: Rejection) =>
  (row.reasonCode ?? undefined) === reasonCode && (row.reason ?? undefined) === reason;

function nextState(action: DecisionAction, state: EnrolmentState, decisions: Decision[]): EnrolmentState {
  if (isVerdict(action)) return verdictStates[action];
  if (action === 'reopen') return 'Pending';
  return isVerdict(decisions.at(-1)?.action) ? stateAfter(decisions.slice(0, -1)) : state;
}

/** Only the decision that was made on the screen is undone, not a later one or a colleague's. */
const isOwn = ({ by, decidedAt }: DecisionRequest, last: Decision | undefined) =>
  last?.by === by.id && (decidedAt === undefined || decidedAt === last.at);

function checkTransition(request: DecisionRequest, state: EnrolmentState, last: Decision | undefined): void {
  const { action } = request;
  if (isVerdict(action)) {
    if (!allowedStates[action].includes(state)) throw refuse({ code: 'decidedAlready', state, by: last?.name });
  } else if (action === 'undo') {
    if (!isOwn(request, last)) throw refuse({ code: 'decidedAlready', state, by: last?.name });
    const age = Date.now() - Date.parse(last?.at ?? '');
    if (!(age <= (undoSeconds + graceSeconds) * 1000)) throw refuse({ code: 'tooLate' });
  } else if (!last) {
    throw refuse({ code: 'decidedAlready', state });
  }
}

/** Pending and accepted requests hold their seat, the others free it. */
async function findSeatFor(cms: Payload, row: Row, state: EnrolmentState): Promise<number | null> {
  const [id, hasSeat] = [idOf(row.class), state === 'Pending' || state === 'Accepted'];
  if (!id || !hasSeat) return null;
  if (row.seat === null || row.seat === undefined) await settleClass(cms, id);
  const seat = row.seat ?? (await findFreeSeat(cms, id));
  if (seat === undefined) throw refuse({ code: 'classFull' });
  return seat;
}

type WrittenDecision = { state: EnrolmentState; seat: number | null; decisions: Decision[]; followUps: FollowUps };

/** One statement with its mails and its audit entry, so that one of concurrent decisions wins, and one of two that take the same seat. */
async function writeDecision(
  cms: Payload,
  collection: TransferCollection,
  row: Row,
  { state, seat, decisions, followUps }: WrittenDecision,
): Promise<'written' | 'changed' | 'seatTaken'> {
  const last = decisions.at(-1);
  if (!last) return 'changed';
  const { reasonCode = null, reason = null } = state === 'Rejected' ? last : {};
  const table = databaseOf(cms, collection).tables[collection];
  const entry: EntryDraft = {
    action: last.action,
    actor: last.by,
    actorName: last.name,
    subject: collection,
    record: row.id,
    title: row.reference,
    changes: [{ path: 'state', before: row.state, after: state }],
  };
  try {
    const isWritten = await writeWithEntry(cms, entry, (req) =>
      writeTogether(
        cms,
        (drizzle) => [
          drizzle
            .update(table)
            .set({ state, seat, reasonCode, reason, decisions, updatedAt: last.at })
            .where(and(eq(table.id, row.id), eq(table.state, row.state), eq(table.updatedAt, row.updatedAt)))
            .returning({ id: table.id }),
          ...followUps(drizzle),
        ],
        req,
      ),
    );
    return isWritten ? 'written' : 'changed';
  } catch (error) {
    if (isUniqueViolation(error)) return 'seatTaken';
    throw error;
  }
}
