import { randomUUID } from 'node:crypto';
import { and, eq, exists, inArray, isNull, sql } from 'drizzle-orm';
import type { LibSQLDatabase } from 'drizzle-orm/libsql';
import type { Payload } from 'payload';
import { databaseOf } from '@/lib/cms/tables';
import type { Statement } from '@/lib/cms/write-together';
import type { EnrolmentState } from '@/lib/contract/enrolment-state';
import type { Mail } from '@/lib/mail/compose-mail';
import { insertMail } from '@/lib/mail/queue';
import { findSchoolPhone } from '@/lib/mail/school-contact';
import {
  type MailedTransfer,
  transferAccepted,
  transferCancelled,
  transferCorrected,
  transferRejected,
} from '@/lib/mail/templates/transfers';
import { type Decision, isVerdict, undoSeconds, type Verdict, verdictStates } from './decisions';

/** Allows for network delay in the last second. */
export const graceSeconds = 5;
const mailDelaySeconds = undoSeconds + 3 * graceSeconds;

export type FollowUps = (drizzle: LibSQLDatabase) => Statement[];
type After = { state: EnrolmentState; decisions: Decision[] };

/** What `writeTogether` writes after the decision. Undo removes the mail from the queue, or sends a correction if it was sent. */
export async function composeDecisionMails(
  cms: Payload,
  row: MailedTransfer,
  { action, reasonCode, reason }: Decision,
  { state, decisions }: After,
): Promise<FollowUps> {
  const transfer = { ...row, schoolPhone: await findSchoolPhone(cms) };
  const mails: Record<Verdict, Mail> = {
    accept: transferAccepted(transfer),
    reject: transferRejected(transfer, { reasonCode, reason }),
    cancel: transferCancelled(transfer),
  };
  if (isVerdict(action)) {
    const mail = mails[action];
    return (drizzle) => [insertMail(cms, drizzle, mail, { delaySeconds: mailDelaySeconds })];
  }
  const undone = (action === 'undo' ? decisions.slice(-1) : activeVerdicts(decisions)).flatMap(({ action: verdict }) =>
    isVerdict(verdict)
      ? { mail: mails[verdict], correction: transferCorrected(transfer, verdictStates[verdict], state) }
      : [],
  );
  return (drizzle) => withdrawMails(cms, drizzle, undone);
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

type Undone = { mail: Mail; correction: Mail };

/** A mail that was tried may have been delivered. Only the last one that may have been is corrected. */
function withdrawMails(cms: Payload, drizzle: LibSQLDatabase, undone: Undone[]): ReturnType<FollowUps> {
  const { mails } = databaseOf(cms, 'mails').tables;
  const unsent = ({ to, subject }: Mail) => and(eq(mails.to, to), eq(mails.subject, subject), isNull(mails.sentAt));
  const later: string[] = [];
  return undone.toReversed().flatMap(({ mail, correction }) => {
    const id = randomUUID();
    const untried = drizzle
      .select({ id: mails.id })
      .from(mails)
      .where(and(unsent(mail), eq(mails.tries, 0)));
    const isCorrected = drizzle.select({ id: mails.id }).from(mails).where(inArray(mails.id, later));
    const statements = [
      // Locks the row on PostgreSQL: it must not be sent meanwhile.
      drizzle.update(mails).set({ tries: sql`tries` }).where(unsent(mail)),
      insertMail(cms, drizzle, correction, { id }),
      drizzle.delete(mails).where(and(eq(mails.id, id), exists(untried))),
      ...(later.length > 0 ? [drizzle.delete(mails).where(and(eq(mails.id, id), exists(isCorrected)))] : []),
      drizzle.delete(mails).where(unsent(mail)),
    ];
    later.push(id);
    return statements;
  });
}
