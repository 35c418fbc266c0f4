import { and, eq, isNull } from 'drizzle-orm';
import type { Payload } from 'payload';
import { type EntryDraft, writeWithEntry } from '@/lib/cms/audit/record-entry';
import { reportContentChange } from '@/lib/cms/hooks/refresh-site';
import type { Enrolment, PaymentRequest } from '@/lib/cms/payload-types';
import { isUniqueViolation } from '@/lib/cms/query-errors';
import { databaseOf, transactionOf } from '@/lib/cms/tables';
import { type EnrolmentState, enrolmentStates, type RequestState } from '@/lib/contract/enrolment-state';
import { logError } from '@/lib/log-error';
import type { Mail } from '@/lib/mail/compose-mail';
import { queueMail } from '@/lib/mail/queue';
import { findSchoolPhone } from '@/lib/mail/school-contact';
import {
  type MailedTransfer,
  transferAccepted,
  transferCancelled,
  transferCorrected,
  transferRejected,
} from '@/lib/mail/templates/transfers';
import type { Rejection, RejectionCode } from '@/lib/text/rejection-reason';
import { findFreeSeat } from './class-seats';
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
/** Allows for network delay in the last second. */
const graceSeconds = 5;
const mailDelaySeconds = undoSeconds + 3 * graceSeconds;

/** Idempotent. Mails the sender after the time to undo. Throws DecisionRefusedError. */
export async function decide(cms: Payload, request: DecisionRequest): Promise<{ state: EnrolmentState }> {
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
    if (before === state && (state !== 'Rejected' || hasReason(row, { reasonCode, reason }))) return { state };
    checkTransition(action, before, last);
    const at = new Date().toISOString();
    const decision: Decision = { action, at, by: by.id, name: by.name, reasonCode, reason };
    const seat = await findSeatFor(cms, row, state);
    const result = await writeDecision(cms, collection, row, { state, seat, decisions: [...decisions, decision] });
    if (result === 'written') {
      if (row.class) await reportContentChange(cms, 'classes');
      await readMailedTransfer(cms, collection, row)
        .then((transfer) => mailSender(cms, transfer, decision, { state, decisions }))
        .catch((error: unknown) => logError(`The mail about ${row.reference} could not be queued.`, error));
      return { state };
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

function checkTransition(action: DecisionAction, state: EnrolmentState, last: Decision | undefined): void {
  if (isVerdict(action)) {
    if (!allowedStates[action].includes(state)) throw refuse({ code: 'decidedAlready', state, by: last?.name });
  } else if (action === 'undo') {
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

type WrittenDecision = { state: EnrolmentState; seat: number | null; decisions: Decision[] };

/** One statement and its audit entry, so that one of concurrent decisions wins, and one of two that take the same seat. */
async function writeDecision(
  cms: Payload,
  collection: TransferCollection,
  row: Row,
  { state, seat, decisions }: WrittenDecision,
): Promise<'written' | 'changed' | 'seatTaken'> {
  const last = decisions.at(-1);
  if (!last) return 'changed';
  const { reasonCode = null, reason = null } = state === 'Rejected' ? last : {};
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
    const isWritten = await writeWithEntry(cms, entry, async (req) => {
      const { drizzle, tables } = await transactionOf(req, collection);
      const table = tables[collection];
      const changed = await drizzle
        .update(table)
        .set({ state, seat, reasonCode, reason, decisions, updatedAt: last.at })
        .where(and(eq(table.id, row.id), eq(table.state, row.state), eq(table.updatedAt, row.updatedAt)))
        .returning({ id: table.id });
      return changed.length === 1;
    });
    return isWritten ? 'written' : 'changed';
  } catch (error) {
    if (isUniqueViolation(error)) return 'seatTaken';
    throw error;
  }
}

/** Undo removes the mail from the queue, or sends a correction if it was sent. */
async function mailSender(
  cms: Payload,
  row: MailedTransfer,
  { action, reasonCode, reason }: Decision,
  { state, decisions }: { state: EnrolmentState; decisions: Decision[] },
): Promise<void> {
  const transfer = { ...row, schoolPhone: await findSchoolPhone(cms) };
  const mails: Record<Verdict, Mail> = {
    accept: transferAccepted(transfer),
    reject: transferRejected(transfer, { reasonCode, reason }),
    cancel: transferCancelled(transfer),
  };
  if (isVerdict(action)) return queueMail(cms, mails[action], mailDelaySeconds);
  const undone = action === 'undo' ? decisions.slice(-1) : activeVerdicts(decisions);
  let last: Verdict | undefined;
  for (const { action: verdict } of undone) {
    if (!isVerdict(verdict)) continue;
    const { isUnsent } = await withdrawMail(cms, mails[verdict]);
    if (!isUnsent) last = verdict;
  }
  if (last) await queueMail(cms, transferCorrected(transfer, verdictStates[last], state));
}

function activeVerdicts(decisions: Decision[]): Decision[] {
  const active: Decision[] = [];
  for (const decision of decisions) {
    if (decision.action === 'undo') active.pop();
    else if (decision.action === 'reopen') active.length = 0;
    else active.push(decision);
  }
  return active;
}

/** A mail that was tried may have been delivered. */
async function withdrawMail(cms: Payload, { to, subject }: Mail): Promise<{ isUnsent: boolean }> {
  const { drizzle, tables } = databaseOf(cms, 'mails');
  const { mails } = tables;
  const unsent = and(eq(mails.to, to), eq(mails.subject, subject), isNull(mails.sentAt));
  const untried = await drizzle
    .delete(mails)
    .where(and(unsent, eq(mails.tries, 0)))
    .returning({ id: mails.id });
  await drizzle.delete(mails).where(unsent);
  return { isUnsent: untried.length > 0 };
}
