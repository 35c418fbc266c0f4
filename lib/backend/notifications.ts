import type { Payload } from 'payload';
import { withLocale } from '#text';
import { AppError } from '@/lib/errors';
import { logError } from '@/lib/log-error';
import type { Mail } from '@/lib/mail/compose-mail';
import { isQueued, queueMail } from '@/lib/mail/queue';
import { findSchoolPhone, findStaffMailbox } from '@/lib/mail/school-contact';
import { notifyTelegram } from '@/lib/mail/telegram';
import { consumeRateLimit } from './rate-limits';

type Notifications = {
  /** What is reported, such as the id of the record. Repeated for the same subject, each mail is queued once. */
  subject: string[];
  isDuplicate: boolean;
  staff?: (to: string) => Mail;
  visitor?: (schoolPhone: string | undefined) => Mail;
  telegram?: string;
};

/**
 * Notifies staff and confirms to the visitor. Also for duplicates: the process may have died before the mails were queued.
 * Never throws, since the submission is stored already.
 */
export async function notify(cms: Payload, notifications: Notifications): Promise<void> {
  const { subject, isDuplicate, staff, visitor, telegram } = notifications;
  const [notice, confirmation] = [
    ['notice', ...subject],
    ['confirmation', ...subject],
  ];
  if (telegram && !isDuplicate) notifyTelegram(telegram);
  try {
    if (staff) {
      const { to, language } = await findStaffMailbox(cms);
      await queueMail(
        cms,
        withLocale(language, () => staff(to)),
        { key: notice },
      );
    }
    if (!visitor || (isDuplicate && (await isQueued(cms, confirmation)))) return;
    const mail = visitor(await findSchoolPhone(cms));
    if (await canMail(mail.to)) await queueMail(cms, mail, { key: confirmation });
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
