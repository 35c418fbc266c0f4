import { and, eq, isNull } from 'drizzle-orm';
import type { Payload } from 'payload';
import type { Enrolment, PaymentRequest } from '@/lib/cms/payload-types';
import { databaseOf } from '@/lib/cms/tables';
import type { EnrolmentState } from '@/lib/contract/enrolment-state';
import { logError } from '@/lib/log-error';
import type { Mail } from '@/lib/mail/letter';
import { queueMail } from '@/lib/mail/queue';
import {
  type TransferNews,
  transferAccepted,
  transferCancelled,
  transferCorrected,
  transferRejected,
} from '@/lib/mail/templates/transfers';
import {
  type Decision,
  type DecisionAction,
  isVerdict,
  outcomes,
  readDecisions,
  stateAfter,
  type TransferCollection,
  undoSeconds,
  type Verdict,
} from './decisions';

type Row = Enrolment | PaymentRequest;

type DecisionRequest = {
  collection: TransferCollection;
  id: string;
  action: DecisionAction;
  reason?: string;
  by: { id: string; name: string };
};

type Refusal =
  | { code: 'reasonMissing' | 'unknown' | 'tooLate' | 'changedMeanwhile' }
  | { code: 'decidedAlready'; state: EnrolmentState; by?: string };

const statuses = {
  reasonMissing: 400,
  unknown: 404,
  tooLate: 409,
  changedMeanwhile: 409,
  decidedAlready: 409,
} as const;

/** A decision that cannot be made; the admin says why in the language of the staff member. */
export class DecisionRefusedError extends Error {
  readonly status: number;
  constructor(readonly refusal: Refusal) {
    super(refusal.code);
    this.name = 'DecisionRefusedError';
    this.status = statuses[refusal.code];
  }
}

const refuse = (refusal: Refusal) => new DecisionRefusedError(refusal);

const decidedFrom: Record<Verdict, EnrolmentState[]> = {
  accept: ['Pending'],
  reject: ['Pending'],
  cancel: ['Pending', 'Accepted'],
};

const maxTries = 3;
/** A tap in the last second still has to arrive. */
const graceSeconds = 5;
const mailDelaySeconds = undoSeconds + 3 * graceSeconds;

/**
 * The one way to decide on a transfer: appends who, when and what to its history, changes the state, and mails the sender once the
 * decision can no longer be undone. The same decision twice is one.
 * @throws DecisionRefusedError
 */
export async function decide(cms: Payload, request: DecisionRequest): Promise<{ state: EnrolmentState }> {
  const { collection, id, action, by } = request;
  const reason = request.reason?.trim() || undefined;
  if (action === 'reject' && !reason) throw refuse({ code: 'reasonMissing' });
  for (let tries = 1; ; tries++) {
    const row = await cms.findByID({ collection, id, depth: 0, disableErrors: true });
    if (!row) throw refuse({ code: 'unknown' });
    const decisions = readDecisions(row.decisions);
    const last = decisions.at(-1);
    const state = stateBy(action, row.state, decisions);
    if (row.state === state && (state !== 'Rejected' || row.reason === reason)) return { state };
    checkIsPossible(action, row.state, last);
    const decision: Decision = { action, at: new Date().toISOString(), by: by.id, name: by.name, reason };
    if (await write(cms, collection, row, state, [...decisions, decision])) {
      await mailSender(cms, newsOf(collection, row), decision, { state, decisions }).catch((error: unknown) =>
        logError(`The mail about ${row.reference} could not be queued.`, error),
      );
      return { state };
    }
    if (tries === maxTries) throw refuse({ code: 'changedMeanwhile' });
  }
}

/** The state an action leads to. Undoing what is undone already changes nothing. */
function stateBy(action: DecisionAction, state: EnrolmentState, decisions: Decision[]): EnrolmentState {
  if (isVerdict(action)) return outcomes[action];
  if (action === 'reopen') return 'Pending';
  return isVerdict(decisions.at(-1)?.action) ? stateAfter(decisions.slice(0, -1)) : state;
}

function checkIsPossible(action: DecisionAction, state: EnrolmentState, last: Decision | undefined): void {
  if (isVerdict(action)) {
    if (!decidedFrom[action].includes(state)) throw refuse({ code: 'decidedAlready', state, by: last?.name });
  } else if (action === 'undo') {
    const age = Date.now() - Date.parse(last?.at ?? '');
    if (!(age <= (undoSeconds + graceSeconds) * 1000)) throw refuse({ code: 'tooLate' });
  }
}

/** Writes a decision unless the row has changed since it was read: in one statement, so that two taps are one decision. */
async function write(
  cms: Payload,
  collection: TransferCollection,
  row: Row,
  state: EnrolmentState,
  decisions: Decision[],
): Promise<boolean> {
  const { drizzle, tables } = databaseOf(cms, collection);
  const table = tables[collection];
  const last = decisions.at(-1);
  const changed = await drizzle
    .update(table)
    .set({
      state,
      reason: state === 'Rejected' ? (last?.reason ?? null) : null,
      decisions,
      updatedAt: last?.at,
    })
    .where(and(eq(table.id, row.id), eq(table.state, row.state), eq(table.updatedAt, row.updatedAt)))
    .returning({ id: table.id });
  return changed.length === 1;
}

/** What mails about a transfer tell. */
export const newsOf = (collection: TransferCollection, row: Row): TransferNews => ({
  kind: collection,
  reference: row.reference,
  name: row.name,
  email: row.email,
  phone: row.phone,
  course: row.courseName,
  courseId: typeof row.course === 'string' ? row.course : row.course?.id,
  price: row.price,
  statedAmount: row.statedAmount ?? undefined,
  transactionNumber: row.transactionNumber ?? undefined,
});

/**
 * The mail about a verdict waits until it cannot be undone. Taking the verdict back deletes it from the queue; if it went out before,
 * a correction follows.
 */
async function mailSender(
  cms: Payload,
  news: TransferNews,
  { action, reason }: Decision,
  { state, decisions }: { state: EnrolmentState; decisions: Decision[] },
): Promise<void> {
  const mails: Record<Verdict, Mail> = {
    accept: transferAccepted(news),
    reject: transferRejected(news, reason ?? ''),
    cancel: transferCancelled(news),
  };
  if (isVerdict(action)) return queueMail(cms, mails[action], mailDelaySeconds);
  const undone = action === 'undo' ? decisions.slice(-1) : standingVerdicts(decisions);
  let last: Verdict | undefined;
  for (const { action: verdict } of undone) {
    if (!isVerdict(verdict)) continue;
    const { inTime } = await takeBack(cms, mails[verdict]);
    if (!inTime) last = verdict;
  }
  if (last) await queueMail(cms, transferCorrected(news, outcomes[last], state));
}

/** The verdicts since the transfer last waited, without those that were undone. */
function standingVerdicts(decisions: Decision[]): Decision[] {
  const standing: Decision[] = [];
  for (const decision of decisions) {
    if (decision.action === 'undo') standing.pop();
    else if (decision.action === 'reopen') standing.length = 0;
    else standing.push(decision);
  }
  return standing;
}

/** Removes a mail from the queue, in time or not: one that was tried may have been delivered, but is not tried again. */
async function takeBack(cms: Payload, { to, subject }: Mail): Promise<{ inTime: boolean }> {
  const { drizzle, tables } = databaseOf(cms, 'mails');
  const { mails } = tables;
  const waiting = and(eq(mails.to, to), eq(mails.subject, subject), isNull(mails.sentAt));
  const untried = await drizzle
    .delete(mails)
    .where(and(waiting, eq(mails.tries, 0)))
    .returning({ id: mails.id });
  await drizzle.delete(mails).where(waiting);
  return { inTime: untried.length > 0 };
}
