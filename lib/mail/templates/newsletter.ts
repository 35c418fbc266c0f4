import { env, siteUrl } from '@/lib/env';
import { composeMail, type Mail } from '@/lib/mail/compose-mail';

export const unsubscribeLink = (token: string): string => `${siteUrl()}/unsubscribe?token=${encodeURIComponent(token)}`;

export const subscribed = ({ email, token }: { email: string; token: string }): Mail =>
  composeMail({
    to: email,
    subject: `You are subscribed to the newsletter of ${env().SITE_NAME}`,
    parts: [
      { text: `Thank you for subscribing. If this was not you, or you have read enough, one tap ends it.` },
      {
        text: 'သတင်းလွှာ ရယူရန် စာရင်းသွင်းပြီးပါပြီ။ ကျေးဇူးတင်ပါသည်။ စာရင်းမှ ထွက်လိုပါက အောက်ပါလင့်ခ်ကို နှိပ်ပါ။',
        lang: 'my',
      },
      { link: unsubscribeLink(token), label: 'Unsubscribe' },
    ],
  });

export const subscriberNotice = (to: string, email: string): Mail =>
  composeMail({ to, subject: `New subscriber: ${email}`, parts: [{ rows: [['E-mail', email]] }] });
