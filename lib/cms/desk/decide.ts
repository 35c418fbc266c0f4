import { and, eq } from 'drizzle-orm';
import type { LibSQLDatabase } from 'drizzle-orm/libsql';
import type { SQLiteTableWithColumns } from 'drizzle-orm/sqlite-core';
import type { Payload } from 'payload';
import type { Enrolment, PaymentRequest } from '@/lib/cms/payload-types';
import type { EnrolmentState } from '@/lib/contract/enrolment-state';
import { AppError } from '@/lib/errors';
import { logError } from '@/lib/log-error';
import type { Mail } from '@/lib/mail/letter';
import { queueMail } from '@/lib/mail/queue';
import {
  type TransferNews,
  transferAccepted,
  transferCancelled,
  transferRejected,
} from '@/lib/mail/templates/transfers';
import {
  type Decision,
  type DeskAction,
  type DeskCollection,
  isVerdict,
  outcomes,
  readDecisions,
  stateAfter,
  undoSeconds,
  type Verdict,
} from './decisions';
import { type DeskLanguage, type DeskTexts, deskTexts } from './texts';

type Row = Enrolment | PaymentRequest;

type Asked = {
  collection: DeskCollection;
  id: string;
  action: DeskAction;
  reason?: string;
  by: { id: string; name: string };
  /** In which a refusal is said. */
  language?: DeskLanguage;
};

const decidedFrom: Record<Verdict, EnrolmentState[]> = {
  accept: ['Pending'],
  reject: ['Pending'],
  cancel: ['Pending', 'Accepted'],
};

// A tap on the last second still has its way to go.
const grace = 5;
const mailAfter = undoSeconds + 3 * grace;

/**
 * The one way in which a transfer is decided: appends who, when and what, changes the state, and lets the learner know once it can
 * no longer be undone. The same decision twice is one. Throws 404, 409 where somebody else was faster, 400 without a reason.
 */
export async function decide(cms: Payload, asked: Asked): Promise<{ state: EnrolmentState }> {
  const { collection, id, action, by } = asked;
  const text = deskTexts(asked.language ?? 'en');
  const reason = asked.reason?.trim() || undefined;
  if (action === 'reject' && !reason) throw new AppError(400, text.reasonMissing);
  for (let tries = 1; ; tries++) {
    const row = await cms.findByID({ collection, id, depth: 0, disableErrors: true });
    if (!row) throw new AppError(404, text.unknown);
    const decisions = readDecisions(row.decisions);
    const last = decisions.at(-1);
    const state = stateBy(action, row.state, decisions);
    if (row.state === state && (state !== 'Rejected' || row.reason === reason)) return { state };
    refuseLate(action, row.state, last, text);
    const decision: Decision = { action, at: new Date().toISOString(), by: by.id, name: by.name, reason };
    if (await write(cms, collection, row, state, [...decisions, decision])) {
      await tell(cms, newsOf(collection, row), decision, last).catch((error: unknown) =>
        logError(`The mail about ${row.reference} could not be queued.`, error),
      );
      return { state };
    }
    if (tries === 3) throw new AppError(409, text.failed);
  }
}

/** Where an action leads; undoing what is undone already leads nowhere. */
function stateBy(action: DeskAction, state: EnrolmentState, decisions: Decision[]): EnrolmentState {
  if (isVerdict(action)) return outcomes[action];
  if (action === 'reopen') return 'Pending';
  return isVerdict(decisions.at(-1)?.action) ? stateAfter(decisions.slice(0, -1)) : state;
}

function refuseLate(action: DeskAction, state: EnrolmentState, last: Decision | undefined, text: DeskTexts): void {
  if (isVerdict(action)) {
    if (!decidedFrom[action].includes(state))
      throw new AppError(409, text.decidedAlready(text.states[state], last?.name ?? text.someone));
  } else if (action === 'undo') {
    const age = Date.now() - Date.parse(last?.at ?? '');
    if (!(age <= (undoSeconds + grace) * 1000)) throw new AppError(409, text.tooLate);
  }
}

/** Writes a decision unless the row has changed since it was read: in one statement, so that two taps are one decision. */
async function write(
  cms: Payload,
  collection: DeskCollection,
  row: Row,
  state: EnrolmentState,
  decisions: Decision[],
): Promise<boolean> {
  const { drizzle, tables } = cms.db as unknown as {
    drizzle: LibSQLDatabase;
    // biome-ignore lint/suspicious/noExplicitAny: the columns are made by the CMS
    tables: Record<string, SQLiteTableWithColumns<any> | undefined>;
  };
  const table = tables[collection.replace('-', '_')];
  if (!table) throw new Error(`There is no table of ${collection}.`);
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

const newsOf = (collection: DeskCollection, row: Row): TransferNews => ({
  kind: collection,
  reference: row.reference,
  name: row.name,
  email: row.email,
  phone: row.phone,
  course: row.courseName,
  courseId: typeof row.course === 'string' ? row.course : row.course?.id,
  price: row.price,
});

/** The letter of a decision waits until it cannot be undone; taking the decision back takes the letter back. */
async function tell(cms: Payload, news: TransferNews, { action, reason }: Decision, last?: Decision): Promise<void> {
  const letters: Record<Verdict, Mail> = {
    accept: transferAccepted(news),
    reject: transferRejected(news, reason ?? ''),
    cancel: transferCancelled(news),
  };
  if (isVerdict(action)) await queueMail(cms, letters[action], mailAfter);
  else if (action === 'undo' && isVerdict(last?.action)) await takeBack(cms, [letters[last.action]]);
  else await takeBack(cms, Object.values(letters));
}

async function takeBack(cms: Payload, mails: Mail[]): Promise<void> {
  await cms.delete({
    collection: 'mails',
    where: {
      and: [
        { to: { equals: mails[0]?.to } },
        { subject: { in: mails.map(({ subject }) => subject) } },
        { tries: { equals: 0 } },
        { sentAt: { exists: false } },
      ],
    },
  });
}
