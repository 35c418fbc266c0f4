import { env, siteUrl } from '@/lib/env';
import { letter, type Mail } from '@/lib/mail/letter';

type Sent = {
  id: string;
  reference: string;
  email: string;
  type: string;
  contactName: string;
  phone?: string | null;
  /** Label and answer of every field that was filled in. */
  rows: [label: string, value: string | undefined][];
};

/** To staff: a request for a quotation or a collaboration. */
export const inquiryNotice = (to: string, sent: Sent): Mail =>
  letter({
    to,
    subject: `Inquiry ${sent.reference} from ${sent.contactName}`,
    parts: [
      { rows: [['Reference', sent.reference], ...sent.rows] },
      {
        link: `mailto:${sent.email}?subject=${encodeURIComponent(`Your inquiry ${sent.reference}`)}`,
        label: 'Reply by e-mail',
      },
      { link: `${siteUrl()}/admin/collections/inquiries/${sent.id}`, label: 'Open in the inbox' },
    ],
  });

/** To the visitor: the inquiry is here, under this reference. */
export const inquiryReceived = (sent: Sent): Mail =>
  letter({
    to: sent.email,
    subject: `We have received your inquiry (${sent.reference})`,
    parts: [
      {
        text: `Hello ${sent.contactName},\nthank you for your inquiry. ${env().SITE_NAME} will send you a proposal. Your reference is ${sent.reference}.`,
      },
      {
        text: `သင့်စုံစမ်းမေးမြန်းချက်ကို လက်ခံရရှိပါပြီ။ မကြာမီ အကြောင်းပြန်ပါမည်။ သင့်ရည်ညွှန်းအမှတ်မှာ ${sent.reference} ဖြစ်ပါသည်။ ကျေးဇူးတင်ပါသည်။`,
        lang: 'my',
      },
      { rows: sent.rows },
      ...(sent.phone
        ? [{ link: `${siteUrl()}/status`, label: 'See where it stands, with the reference and your phone number' }]
        : []),
    ],
  });
