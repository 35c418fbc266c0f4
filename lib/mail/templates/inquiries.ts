import { getText } from '#text';
import { env, siteUrl } from '@/lib/env';
import { mailtoLink } from '@/lib/format/mailto';
import { composeBilingualMail, composeMail, type Mail, type Recipient } from '@/lib/mail/compose-mail';
import { greeting } from '@/lib/mail/greeting';
import { pageUrl } from '@/lib/mail/page-url';
import { fill } from '@/lib/text/fill';

type Sent = {
  id: string;
  reference: string;
  email: string;
  type: string;
  contactName: string;
  phone?: string | null;
  answered: { label: string; value: string }[];
};

export function inquiryNotice(to: string, sent: Sent): Mail {
  const text = getText('staffMails');
  const { reference } = sent;
  return composeMail({
    to,
    subject: fill(text.inquiry, { reference, name: sent.contactName }),
    replyTo: sent.email,
    parts: [
      {
        rows: [
          [text.reference, reference],
          ...sent.answered.map(({ label, value }): [string, string] => [label, value]),
        ],
      },
      { link: mailtoLink(sent.email, fill(text.inquiryReply, { reference })), label: text.reply },
      { link: `${siteUrl()}/admin/collections/inquiries/${sent.id}`, label: text.openInbox },
    ],
  });
}

/** Does not repeat the answers: the email may be a stranger's. */
export const inquiryReceived = (sent: Pick<Sent, 'reference' | 'contactName' | 'phone'> & Recipient): Mail =>
  composeBilingualMail(
    sent,
    () => {
      const { inquiry, reference, track } = getText('mails');
      return {
        subject: inquiry.subject,
        parts: [
          { text: `${greeting(sent.contactName)}\n${fill(inquiry.text, { school: env().SITE_NAME })}` },
          { rows: [[reference, sent.reference]] },
          { text: sent.phone ? inquiry.trackByPhone : inquiry.trackByEmail },
          { link: pageUrl(`/status?reference=${sent.reference}`), label: track },
        ],
      };
    },
    sent.reference,
  );
