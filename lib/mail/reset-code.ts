import { env, siteUrl } from '@/lib/env';
import { composeMail } from './compose-mail';
import { greeting } from './greeting';
import { sendMail } from './transport';

type ResetMail = {
  name: string;
  email: string;
  /** Undefined after too many wrong codes. */
  code?: { digits: string; minutes: number };
  link: { token: string; minutes: number };
};

/** Not queued: link and code must not be stored in plain text, and expire soon. */
export async function sendResetCode({ name, email, code, link }: ResetMail): Promise<void> {
  const school = env().SITE_NAME;
  const query = new URLSearchParams({ ...(code && { code: code.digits }), token: link.token });
  const mail = composeMail({
    to: email,
    subject: `Your new password at ${school}`,
    parts: [
      { text: greeting(name) },
      { text: `open this page to choose a new password at ${school}:` },
      { link: `${siteUrl()}/reset_password?${query}`, label: 'Choose a new password' },
      ...(code
        ? [
            { text: 'Or type this code where you asked for it, on our site or in our app:' },
            { rows: [['Code', code.digits]] as [string, string][] },
          ]
        : [
            {
              text: 'This email holds no code: too many wrong codes were entered for your account. The link above works all the same.',
            },
          ]),
      {
        text: `The link works for ${link.minutes} minutes${code ? ` and the code for ${code.minutes}` : ''}, once.`,
      },
      {
        text: 'If you did not ask for it, you need not do anything. Never give this link or a code to anyone: the school does not ask for them.',
      },
      {
        lang: 'my',
        text: code
          ? `${school} တွင် စကားဝှက်အသစ် သတ်မှတ်ရန် အထက်ပါလင့်ခ်ကို ဖွင့်ပါ။ သို့မဟုတ် သင့်ကုဒ် ${code.digits} ကို ရိုက်ထည့်ပါ။ လင့်ခ်ကို ${link.minutes} မိနစ်အတွင်း၊ ကုဒ်ကို ${code.minutes} မိနစ်အတွင်း တစ်ကြိမ်သာ အသုံးပြုနိုင်ပါသည်။`
          : `${school} တွင် စကားဝှက်အသစ် သတ်မှတ်ရန် အထက်ပါလင့်ခ်ကို ဖွင့်ပါ။ လင့်ခ်ကို ${link.minutes} မိနစ်အတွင်း တစ်ကြိမ်သာ အသုံးပြုနိုင်ပါသည်။`,
      },
      {
        lang: 'my',
        text: 'ဤအီးမေးလ်ကို သင်မတောင်းဆိုခဲ့ပါက မည်သည့်အရာမျှ လုပ်ဆောင်ရန် မလိုပါ။ လင့်ခ်နှင့် ကုဒ်ကို မည်သူ့ကိုမျှ မပေးပါနှင့်။ ကျောင်းက မည်သည့်အခါမျှ မေးမည် မဟုတ်ပါ။',
      },
    ],
  });
  await sendMail(mail);
}
