import type { Payload } from 'payload';
import { AppError } from '@/lib/errors';
import { logError } from '@/lib/log-error';
import type { Mail } from '@/lib/mail/letter';
import { queueMail } from '@/lib/mail/queue';
import { staffAddress } from '@/lib/mail/staff-address';
import { tellTelegram } from '@/lib/mail/telegram';
import { spend } from './middleware/limited';

type News = {
  /** The notice for staff, from the address it goes to. */
  staff?: (to: string) => Mail;
  /** The confirmation for whoever sent it. */
  visitor?: Mail;
  /** One line for the staff's Telegram group. */
  telegram?: string;
};

/** Tells staff and visitor of something that is already stored. Never throws: what is stored is not lost for want of a mail. */
export async function announce(cms: Payload, { staff, visitor, telegram }: News): Promise<void> {
  if (telegram) tellTelegram(telegram);
  try {
    if (staff) await queueMail(cms, staff(await staffAddress(cms)));
    if (visitor && (await mayWriteTo(visitor.to))) await queueMail(cms, visitor);
  } catch (error) {
    logError('A mail could not be queued.', error);
  }
}

// Our confirmations must not become a way to flood a stranger's mailbox.
const mayWriteTo = (address: string) =>
  spend('mailbox', `confirmation:${address.toLowerCase()}`).then(
    () => true,
    (error: unknown) => {
      if (error instanceof AppError && error.status === 429) return false;
      throw error;
    },
  );
