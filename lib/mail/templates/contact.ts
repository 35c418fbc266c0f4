import { env, siteUrl } from '@/lib/env';
import { mailtoLink } from '@/lib/format/mailto';
import { nationalPhone } from '@/lib/format/phone';
import { composeMail, type Mail } from '@/lib/mail/compose-mail';
import { greeting } from '@/lib/mail/greeting';

type Message = {
  id: string;
  reference: string;
  name: string;
  email: string;
  phone: string;
  subject: string;
  message: string;
};

export const contactNotice = (to: string, sent: Message): Mail =>
  composeMail({
    to,
    subject: `Message from ${sent.name}: ${sent.subject}`,
    replyTo: sent.email,
    parts: [
      {
        rows: [
          ['Name', sent.name],
          ['E-mail', sent.email],
          ['Phone', nationalPhone(sent.phone)],
          ['Subject', sent.subject],
          ['Reference', sent.reference],
        ],
      },
      { text: sent.message },
      { link: mailtoLink(sent.email, `Re: ${sent.subject}`), label: 'Reply by e-mail' },
      { link: `${siteUrl()}/admin/collections/messages/${sent.id}`, label: 'Open in the inbox' },
    ],
  });

/** Does not repeat the message: the email may be a stranger's. */
export const contactReceived = (sent: Pick<Message, 'reference' | 'name' | 'email'>): Mail =>
  composeMail({
    to: sent.email,
    subject: `We have received your message (${sent.reference})`,
    parts: [
      {
        text: `${greeting(sent.name)}\nThank you for writing to ${env().SITE_NAME}. We have your message and will answer soon.`,
      },
      { text: 'သင့်စာကို လက်ခံရရှိပါပြီ။ မကြာမီ အကြောင်းပြန်ပါမည်။ ကျေးဇူးတင်ပါသည်။', lang: 'my' },
      { rows: [['Reference', sent.reference]] },
    ],
  });
