import { env, siteUrl } from '@/lib/env';
import type { Locale } from '@/lib/format/locale';
import { composeMail, type Mail } from '@/lib/mail/compose-mail';

type NewColleague = { name: string; email: string };

const welcome = {
  en: {
    subject: (school: string) => `Your staff account at ${school}`,
    text: ({ name }: NewColleague, creator: string) =>
      `Hello ${name},\n${creator} has created a staff account for you. First choose a password of your own: open the link below, enter this email address and follow the email you receive. Then log in.`,
    password: 'Choose your password',
    login: 'Log in',
  },
  my: {
    subject: (school: string) => `${school} ဝန်ထမ်းအကောင့်`,
    text: ({ name }: NewColleague, creator: string) =>
      `မင်္ဂလာပါ ${name}၊\n${creator} က သင့်အတွက် ဝန်ထမ်းအကောင့် ဖွင့်ပေးထားပါသည်။ ဦးစွာ ကိုယ်ပိုင်စကားဝှက် သတ်မှတ်ပါ။ အောက်ပါလင့်ခ်ကို ဖွင့်ပြီး ဤအီးမေးလ်ကို ရိုက်ထည့်ကာ ရောက်လာမည့် အီးမေးလ်ပါ ညွှန်ကြားချက်အတိုင်း ဆောင်ရွက်ပါ။ ထို့နောက် အကောင့်သို့ ဝင်ပါ။`,
    password: 'စကားဝှက် သတ်မှတ်ရန်',
    login: 'အကောင့်ဝင်ရန်',
  },
  fr: {
    subject: (school: string) => `Votre compte du personnel, ${school}`,
    text: ({ name }: NewColleague, creator: string) =>
      `Bonjour ${name},\n${creator} a créé pour vous un compte du personnel. Choisissez d’abord votre mot de passe\u00a0: ouvrez le lien ci-dessous, saisissez cet e-mail et suivez le message que vous recevrez. Connectez-vous ensuite.`,
    password: 'Choisir votre mot de passe',
    login: 'Se connecter',
  },
};

export const staffWelcome = (colleague: NewColleague, creator: string, lang: Locale): Mail => {
  const { subject, text, password, login } = welcome[lang];
  return composeMail({
    to: colleague.email,
    lang,
    subject: subject(env().SITE_NAME),
    parts: [
      { text: text(colleague, creator) },
      { link: `${siteUrl()}/admin/forgot`, label: password },
      { link: `${siteUrl()}/admin/login`, label: login },
    ],
  });
};
