import { env, siteUrl } from '@/lib/env';
import { composeMail, type Mail } from '@/lib/mail/compose-mail';

const texts = {
  en: {
    subject: (school: string) => `Choose a new password for the admin of ${school}`,
    text: 'Someone, probably you, asked for a new password for the admin. The link is valid for one hour.',
    link: 'Choose a new password',
    ignore: "If you didn't ask for it, you don't need to do anything: your password stays as it is.",
  },
  my: {
    subject: (school: string) => `${school} ၏ admin အတွက် စကားဝှက်အသစ် သတ်မှတ်ရန်`,
    text: 'admin အတွက် စကားဝှက်အသစ် တောင်းဆိုထားပါသည်။ လင့်ခ်ကို တစ်နာရီအတွင်း အသုံးပြုပါ။',
    link: 'စကားဝှက်အသစ် သတ်မှတ်ရန်',
    ignore: 'သင်မတောင်းဆိုခဲ့ပါက မည်သည့်အရာမျှ လုပ်ဆောင်ရန် မလိုပါ။ သင့်စကားဝှက် မပြောင်းလဲပါ။',
  },
  fr: {
    subject: (school: string) => `Choisir un nouveau mot de passe pour l’administration de ${school}`,
    text: 'Quelqu’un, sans doute vous, a demandé un nouveau mot de passe pour l’administration. Le lien est valable une heure.',
    link: 'Choisir un nouveau mot de passe',
    ignore: 'Si vous n’avez rien demandé, vous n’avez rien à faire\u00a0: votre mot de passe ne change pas.',
  },
};

export function staffResetMail(to: string, token: string, language = 'en'): Mail {
  const lang = language === 'my' || language === 'fr' ? language : 'en';
  const text = texts[lang];
  return composeMail({
    to,
    lang,
    subject: text.subject(env().SITE_NAME),
    parts: [
      { text: text.text },
      { link: `${siteUrl()}/admin/reset/${encodeURIComponent(token)}`, label: text.link },
      { text: text.ignore },
    ],
  });
}
