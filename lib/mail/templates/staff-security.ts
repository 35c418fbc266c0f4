import { env, siteUrl } from '@/lib/env';
import type { Locale } from '@/lib/format/locale';
import { formatStaffDate } from '@/lib/format/staff-date';
import { composeMail, type Mail } from '@/lib/mail/compose-mail';

type Colleague = { name: string; email: string };
type Login = { device: string; at: Date };

const texts = {
  en: {
    newDevice: {
      subject: (school: string) => `New login to the admin of ${school}`,
      text: ({ name }: Colleague, device: string, time: string) =>
        `Hello ${name},\nYour account was used to log in from a browser that we do not know: ${device}, ${time} (Yangon time).`,
      unknown: 'an unknown browser',
      advice:
        'If this was you, you do not need to do anything. If not, choose a new password at once: this ends every session. Then tell an owner of the school.',
    },
    recovery: {
      subject: (school: string) => `A recovery code was used at ${school}`,
      text: ({ name }: Colleague, left: number) =>
        `Hello ${name},\nA recovery code was used to log in to your account. Codes left: ${left}. If this was not you, choose a new password at once and tell an owner of the school.`,
    },
    reset: {
      subject: (school: string) => `Second factor reset at ${school}`,
      text: ({ name }: Colleague, by: string) =>
        `Hello ${name},\n${by} has reset the second factor of your account and ended its sessions. Your password is the same. Log in and set up a new second factor. If you did not ask for this, speak to ${by}.`,
      byYou: (name: string) =>
        `You have reset the second factor of ${name} and ended their sessions. If this was not you, choose a new password at once.`,
    },
    password: 'Choose a new password',
    login: 'Log in',
  },
  my: {
    newDevice: {
      subject: (school: string) => `${school} ၏ admin သို့ အကောင့်ဝင်မှုအသစ်`,
      text: ({ name }: Colleague, device: string, time: string) =>
        `မင်္ဂလာပါ ${name}၊\nသင့်အကောင့်ကို ယခင်က မသုံးဖူးသော ဘရောက်ဇာမှ ဝင်ခဲ့သည် – ${device}၊ ${time} (မြန်မာစံတော်ချိန်)။`,
      unknown: 'အမျိုးအမည်မသိ ဘရောက်ဇာ',
      advice:
        'သင်ကိုယ်တိုင် ဝင်ခဲ့ပါက မည်သည့်အရာမျှ လုပ်ဆောင်ရန် မလိုပါ။ သင်မဟုတ်ပါက စကားဝှက်အသစ်ကို ချက်ချင်း ရွေးပါ။ အကောင့်ဝင်ထားသမျှ အားလုံး ထွက်သွားပါမည်။ ထို့နောက် ကျောင်းပိုင်ရှင်ကို အသိပေးပါ။',
    },
    recovery: {
      subject: (school: string) => `${school} တွင် အရန်ကုဒ် သုံးခဲ့သည်`,
      text: ({ name }: Colleague, left: number) =>
        `မင်္ဂလာပါ ${name}၊\nသင့်အကောင့်သို့ အရန်ကုဒ်ဖြင့် ဝင်ခဲ့သည်။ ကျန်ရှိသော ကုဒ် – ${left}။ သင်မဟုတ်ပါက စကားဝှက်အသစ်ကို ချက်ချင်း ရွေးပြီး ကျောင်းပိုင်ရှင်ကို အသိပေးပါ။`,
    },
    reset: {
      subject: (school: string) => `${school} တွင် ဒုတိယအဆင့် အတည်ပြုချက်ကို ပြန်ဖျက်ထားသည်`,
      text: ({ name }: Colleague, by: string) =>
        `မင်္ဂလာပါ ${name}၊\n${by} က သင့်အကောင့်၏ ဒုတိယအဆင့် အတည်ပြုချက်ကို ဖျက်ပြီး အကောင့်ဝင်ထားသမျှကို ထွက်စေခဲ့သည်။ စကားဝှက် မပြောင်းပါ။ အကောင့်ပြန်ဝင်ပြီး အသစ် သတ်မှတ်ပါ။ သင်မတောင်းဆိုခဲ့ပါက ${by} ကို မေးမြန်းပါ။`,
      byYou: (name: string) =>
        `သင်သည် ${name} ၏ ဒုတိယအဆင့် အတည်ပြုချက်ကို ဖျက်ပြီး အကောင့်ဝင်ထားသမျှကို ထွက်စေခဲ့သည်။ သင်မဟုတ်ပါက စကားဝှက်အသစ်ကို ချက်ချင်း ရွေးပါ။`,
    },
    password: 'စကားဝှက်အသစ် ရွေးရန်',
    login: 'အကောင့်ဝင်ရန်',
  },
  fr: {
    newDevice: {
      subject: (school: string) => `Nouvelle connexion à l’administration de ${school}`,
      text: ({ name }: Colleague, device: string, time: string) =>
        `Bonjour ${name},\nVotre compte a servi à une connexion depuis un navigateur que nous ne connaissons pas\u00a0: ${device}, ${time} (heure de Yangon).`,
      unknown: 'un navigateur inconnu',
      advice:
        'Si c’était vous, vous n’avez rien à faire. Sinon, choisissez aussitôt un nouveau mot de passe\u00a0: toutes les sessions seront fermées. Puis prévenez un propriétaire de l’école.',
    },
    recovery: {
      subject: (school: string) => `Un code de secours a servi, ${school}`,
      text: ({ name }: Colleague, left: number) =>
        `Bonjour ${name},\nUn code de secours a servi à se connecter à votre compte. Codes restants\u00a0: ${left}. Si ce n’était pas vous, choisissez aussitôt un nouveau mot de passe et prévenez un propriétaire de l’école.`,
    },
    reset: {
      subject: (school: string) => `Second facteur réinitialisé, ${school}`,
      text: ({ name }: Colleague, by: string) =>
        `Bonjour ${name},\n${by} a réinitialisé le second facteur de votre compte et fermé ses sessions. Votre mot de passe n’a pas changé. Connectez-vous et activez un nouveau second facteur. Si vous n’avez rien demandé, parlez-en à ${by}.`,
      byYou: (name: string) =>
        `Vous avez réinitialisé le second facteur de ${name} et fermé ses sessions. Si ce n’était pas vous, choisissez aussitôt un nouveau mot de passe.`,
    },
    password: 'Choisir un nouveau mot de passe',
    login: 'Se connecter',
  },
};

const passwordLink = (lang: Locale) => ({ link: `${siteUrl()}/admin/forgot`, label: texts[lang].password });

export function newDeviceLogin(colleague: Colleague, { device, at }: Login, lang: Locale): Mail {
  const { subject, text, unknown, advice } = texts[lang].newDevice;
  return composeMail({
    to: colleague.email,
    lang,
    subject: subject(env().SITE_NAME),
    parts: [
      { text: text(colleague, device || unknown, formatStaffDate(at, lang)) },
      { text: advice },
      passwordLink(lang),
    ],
  });
}

export function recoveryCodeUsed(colleague: Colleague, left: number, lang: Locale): Mail {
  const { subject, text } = texts[lang].recovery;
  const parts = [{ text: text(colleague, left) }, passwordLink(lang)];
  return composeMail({ to: colleague.email, lang, subject: subject(env().SITE_NAME), parts });
}

export function secondFactorReset(colleague: Colleague, by: string, lang: Locale): Mail {
  const { reset, login } = texts[lang];
  const parts = [{ text: reset.text(colleague, by) }, { link: `${siteUrl()}/admin/login`, label: login }];
  return composeMail({ to: colleague.email, lang, subject: reset.subject(env().SITE_NAME), parts });
}

/** To the owner who did it. */
export function secondFactorResetByYou(owner: Colleague, colleague: Colleague, lang: Locale): Mail {
  const { reset } = texts[lang];
  const parts = [{ text: reset.byYou(colleague.name) }, passwordLink(lang)];
  return composeMail({ to: owner.email, lang, subject: reset.subject(env().SITE_NAME), parts });
}
