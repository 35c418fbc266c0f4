import { getText } from '#text';
import { env, siteUrl } from '@/lib/env';
import { mailtoLink } from '@/lib/format/mailto';
import { nationalPhone } from '@/lib/format/phone';
import { composeBilingualMail, composeMail, type Mail, type Recipient } from '@/lib/mail/compose-mail';
import { greeting } from '@/lib/mail/greeting';
import { pageUrl } from '@/lib/mail/page-url';
import { fill } from '@/lib/text/fill';

type Message = {
  id: string;
  reference: string;
  name: string;
  email: string;
  phone: string;
  subject: string;
  message: string;
};

export function contactNotice(to: string, sent: Message): Mail {
  const text = getText('staffMails');
  return composeMail({
    to,
    subject: fill(text.message, { name: sent.name, subject: sent.subject }),
    replyTo: sent.email,
    parts: [
      {
        rows: [
          [text.name, sent.name],
          [text.email, sent.email],
          [text.phone, nationalPhone(sent.phone)],
          [text.subject, sent.subject],
          [text.reference, sent.reference],
        ],
      },
      { text: sent.message },
      { link: mailtoLink(sent.email, `Re: ${sent.subject}`), label: text.reply },
      { link: `${siteUrl()}/admin/collections/messages/${sent.id}`, label: text.openInbox },
    ],
  });
}

/** Does not repeat the message: the email may be a stranger's. */
export const contactReceived = (sent: Pick<Message, 'reference' | 'name'> & Recipient): Mail =>
  composeBilingualMail(
    sent,
    () => {
      const { message, reference, track } = getText('mails');
      const { subject, text } = message;
      return {
        subject,
        parts: [
          { text: `${greeting(sent.name)}\n${fill(text, { school: env().SITE_NAME })}` },
          { rows: [[reference, sent.reference]] },
          { link: pageUrl(`/status?reference=${sent.reference}`), label: track },
        ],
      };
    },
    sent.reference,
  );
