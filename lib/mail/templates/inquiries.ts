import { env, siteUrl } from '@/lib/env';
import { mailtoLink } from '@/lib/format/mailto';
import { composeMail, type Mail } from '@/lib/mail/compose-mail';
import { greeting } from '@/lib/mail/greeting';

type Sent = {
  id: string;
  reference: string;
  email: string;
  type: string;
  contactName: string;
  phone?: string | null;
  answered: { label: string; value: string }[];
};

export const inquiryNotice = (to: string, sent: Sent): Mail =>
  composeMail({
    to,
    subject: `Inquiry ${sent.reference} from ${sent.contactName}`,
    replyTo: sent.email,
    parts: [
      {
        rows: [
          ['Reference', sent.reference],
          ...sent.answered.map(({ label, value }): [string, string] => [label, value]),
        ],
      },
      { link: mailtoLink(sent.email, `Your inquiry ${sent.reference}`), label: 'Reply by e-mail' },
      { link: `${siteUrl()}/admin/collections/inquiries/${sent.id}`, label: 'Open in the inbox' },
    ],
  });

/** Does not repeat the answers: the email may be a stranger's. */
export const inquiryReceived = (sent: Omit<Sent, 'answered'>): Mail =>
  composeMail({
    to: sent.email,
    subject: `We have received your inquiry (${sent.reference})`,
    parts: [
      {
        text: `${greeting(sent.contactName)}\nThank you for your inquiry. ${env().SITE_NAME} will send you a proposal. Your reference is ${sent.reference}.`,
      },
      {
        text: `သင့်စုံစမ်းမေးမြန်းချက်ကို လက်ခံရရှိပါပြီ။ မကြာမီ အကြောင်းပြန်ပါမည်။ သင့်ရည်ညွှန်းကုဒ်မှာ ${sent.reference} ဖြစ်ပါသည်။ ကျေးဇူးတင်ပါသည်။`,
        lang: 'my',
      },
      {
        link: `${siteUrl()}/status?reference=${sent.reference}`,
        label: `See where it stands, with the reference and your ${sent.phone ? 'phone number' : 'email address'}`,
      },
    ],
  });
