import type { Payload, PayloadRequest } from 'payload';
import type { Mail } from '@/lib/mail/compose-mail';
import { holdMails, releaseMails, withdrawMails } from '@/lib/mail/held-mails';
import { queueMail } from '@/lib/mail/queue';
import { hasTransactions } from './transactions';

/** A crash in between may tell of a change that was not saved, but loses no mail. */
export async function withMailsFirst(cms: Payload, mails: Mail[], write: () => Promise<boolean>): Promise<boolean> {
  const ids = await holdMails(cms, mails);
  let isWritten = false;
  try {
    isWritten = await write();
  } finally {
    await (isWritten ? releaseMails(cms, ids) : withdrawMails(cms, ids));
  }
  return isWritten;
}

/** Writes a change with its mails: in one transaction, or without transactions the mails first. */
export async function writeWithMails(
  req: PayloadRequest,
  mails: Mail[],
  write: () => Promise<boolean>,
): Promise<boolean> {
  const { payload: cms } = req;
  if (!hasTransactions(cms)) return withMailsFirst(cms, mails, write);
  const isWritten = await write();
  if (isWritten) for (const mail of mails) await queueMail(cms, mail, { req });
  return isWritten;
}
