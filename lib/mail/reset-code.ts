import { env, siteUrl } from '@/lib/env';
import { greeting } from './greeting';
import { letter } from './letter';
import { sendMail } from './transport';

type ResetCode = { name: string; address: string; code: string; minutes: number };

/**
 * Mails the 4 digits that let a learner choose a new password, in English and Burmese. It goes out at once and past the queue:
 * the code is written nowhere, and a mail that comes an hour later would be of no use.
 */
export async function sendResetCode({ name, address, code, minutes }: ResetCode): Promise<void> {
  const school = env().SITE_NAME;
  const mail = letter({
    to: address,
    subject: `Your code for a new password at ${school}`,
    parts: [
      { text: greeting(name) },
      { text: `here is your code for a new password at ${school}:` },
      { rows: [['Code', code]] },
      {
        text: `It is good for ${minutes} minutes and for one use. Type it on the page where you asked for it, or open this page in the same browser:`,
      },
      { link: `${siteUrl()}/reset_password?code=${code}`, label: 'Choose a new password' },
      {
        text: 'If you did not ask for it, you need not do anything. Never give this code to anyone: the school does not ask for it.',
      },
      {
        lang: 'my',
        text: `${school} တွင် စကားဝှက်အသစ် သတ်မှတ်ရန် သင့်ကုဒ်မှာ ${code} ဖြစ်ပါသည်။ ${minutes} မိနစ်အတွင်း တစ်ကြိမ်သာ အသုံးပြုနိုင်ပါသည်။`,
      },
      {
        lang: 'my',
        text: 'ဤကုဒ်ကို သင်မတောင်းခဲ့ပါက မည်သည့်အရာမျှ လုပ်ဆောင်ရန် မလိုပါ။ ကုဒ်ကို မည်သူ့ကိုမျှ မပေးပါနှင့်။ ကျောင်းက ကုဒ်ကို ဘယ်တော့မှ မေးမည် မဟုတ်ပါ။',
      },
    ],
  });
  await sendMail(mail);
}
