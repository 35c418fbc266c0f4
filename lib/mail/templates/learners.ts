import { siteUrl } from '@/lib/env';
import { composeMail, type Mail } from '@/lib/mail/compose-mail';
import { greeting } from '@/lib/mail/greeting';

const details = { name: 'name', email: 'email', phone: 'phone number' } as const;

/** To the old and the new email: names the corrected details, not their values. */
export const detailsCorrected = (to: string, name: string, changed: (keyof typeof details)[]): Mail =>
  composeMail({
    to,
    subject: 'Your account details have been corrected',
    parts: [
      {
        text: `${greeting(name)}\nOur team has corrected these details of your account: ${changed.map((one) => details[one]).join(', ')}. You can check them in your profile. If you did not ask for this, please write to us straight away.`,
      },
      {
        text: 'သင့်အကောင့်၏ အချက်အလက်များကို ကျောင်းမှ ပြင်ဆင်ပေးပြီးပါပြီ။ သင် တောင်းဆိုထားခြင်း မဟုတ်ပါက ကျောင်းသို့ ချက်ချင်း ဆက်သွယ်ပါ။',
        lang: 'my',
      },
      { link: `${siteUrl()}/profile`, label: 'Your profile' },
      { link: `${siteUrl()}/contact`, label: 'Write to us' },
    ],
  });
