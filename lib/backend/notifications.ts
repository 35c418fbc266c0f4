import type { Payload } from 'payload';
import { withLocale } from '#text';
import { AppError } from '@/lib/errors';
import { logError } from '@/lib/log-error';
import type { Mail } from '@/lib/mail/compose-mail';
import { queueMail } from '@/lib/mail/queue';
import { findSchoolPhone, findStaffMailbox } from '@/lib/mail/school-contact';
import { notifyTelegram } from '@/lib/mail/telegram';
import { consumeRateLimit } from './rate-limits';

type Notifications = {
  staff?: (to: string) => Mail;
  visitor?: (schoolPhone: string | undefined) => Mail;
  telegram?: string;
};

/** Notifies staff and confirms to the visitor. Never throws: the submission is stored already. */
export async function notify(cms: Payload, { staff, visitor, telegram }: Notifications): Promise<void> {
  if (telegram) notifyTelegram(telegram);
  try {
    if (staff) {
      const { to, language } = await findStaffMailbox(cms);
      await queueMail(
        cms,
        withLocale(language, () => staff(to)),
      );
    }
    const confirmation = visitor?.(await findSchoolPhone(cms));
    if (confirmation && (await canMail(confirmation.to))) await queueMail(cms, confirmation);
  } catch (error) {
    logError('A mail could not be queued.', error);
  }
}

// Anyone may enter anyone's email: confirmations must not flood a mailbox.
const canMail = (email: string) =>
  consumeRateLimit('mailbox', `confirmation:${email.toLowerCase()}`).then(
    () => true,
    (error: unknown) => {
      if (error instanceof AppError && error.status === 429) return false;
      throw error;
    },
  );
