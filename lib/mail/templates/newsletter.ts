import { getText } from '#text';
import { env } from '@/lib/env';
import { composeBilingualMail, composeMail, type Mail, type Recipient } from '@/lib/mail/compose-mail';
import { pageUrl } from '@/lib/mail/page-url';
import { fill } from '@/lib/text/fill';

export const unsubscribeLink = (token: string): string => pageUrl(`/unsubscribe?token=${encodeURIComponent(token)}`);

export const subscribed = (to: Recipient & { token: string }): Mail =>
  composeBilingualMail(to, () => {
    const { newsletter } = getText('mails');
    return {
      subject: fill(newsletter.subject, { school: env().SITE_NAME }),
      parts: [{ text: newsletter.text }, { link: unsubscribeLink(to.token), label: newsletter.unsubscribe }],
    };
  });

export function subscriberNotice(to: string, email: string): Mail {
  const text = getText('staffMails');
  return composeMail({ to, subject: fill(text.subscriber, { email }), parts: [{ rows: [[text.email, email]] }] });
}
