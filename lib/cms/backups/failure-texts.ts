import { defineTexts } from '@/lib/cms/text/define-texts';
import { failureLines } from '@/scripts/backup/failures.mjs';

type Values = { where?: string; detail?: string };
type Code = keyof typeof failureLines;
export type FailureReason = Values & { code: Code };
type Lines = Record<Code, (values: Values) => string>;

/** What went wrong with a backup and what to do, by the code that the command `npm run backup` gives. */
const linesOf = defineTexts<Lines>({
  en: failureLines as Lines,
  my: {
    diskFull: ({ where }) => `ဒစ်ခ် ပြည့်နေသည်။ ${where} ရှိ ဒစ်ခ် သို့မဟုတ် ဝဘ်ဆိုက်ဒေတာ၏ ဒစ်ခ်တွင် နေရာလွတ် ရှင်းပေးပါ။`,
    spaceShort: ({ where, detail }) =>
      `${where} ရှိ ဒစ်ခ်တွင် နေရာလွတ် မလုံလောက်ပါ။ အရန်သိမ်းရန် ${detail} လိုအပ်ပြီး ဝဘ်ဆိုက်အတွက်လည်း နေရာချန်ထားရသည်။ နေရာလွတ် ရှင်းပေးပါ။`,
    quotaUsed: ({ where }) => `ဒစ်ခ်အတွက် ခွင့်ပြုထားသော ပမာဏ ကုန်သွားပြီ။ ${where} အတွက် နေရာလွတ် ရှင်းပေးပါ။`,
    readOnly: ({ where }) => `${where} ကို ဖတ်၍သာ ရသည်။ ထိုဒစ်ခ်ကို ရေးခွင့်ဖြင့် ပြန်ချိတ်ပါ။`,
    notAllowed: ({ where }) => `ဤအသုံးပြုသူသည် ${where} တွင် ရေးခွင့် မရှိပါ။ ပိုင်ရှင်နှင့် ခွင့်ပြုချက်ကို ပြင်ပါ။`,
    diskFails: ({ where }) => `${where} ရှိ ဒစ်ခ် ချို့ယွင်းနေသည်။ ဒစ်ခ်လဲပါ၊ သို့မဟုတ် အခြား BACKUP_DIR ရွေးပါ။`,
    folderGone: ({ where }) => `အရန်သိမ်းနေစဉ် ဖိုင်တွဲ ပျောက်သွားသည်။ ${where} ရှိ ဒစ်ခ်ကို ချိတ်ထားပါသလား။`,
    folderMissing: ({ where }) => `${where} ဖိုင်တွဲ မရှိပါ။ ၎င်း၏ ဒစ်ခ်ကို ချိတ်ထားပါသလား။ အသစ်ဖြစ်လျှင် ဖိုင်တွဲကို ဖန်တီးပါ။`,
    keyMissing: () => 'စာဝှက်ထားသော အရန်များကိုသာ အခြားနေရာသို့ ပို့သည်။ BACKUP_PUBLIC_KEY ကို သတ်မှတ်ပါ (npm run backup-key)။',
    keyInvalid: () => 'BACKUP_PUBLIC_KEY သည် age ၏ အများသုံးသော့ (age1…) မဟုတ်ပါ။ npm run backup-key က ပြုလုပ်ပေးသည်။',
    bucketMissing: ({ where }) => `${where} bucket မရှိပါ။ ဖန်တီးပါ၊ သို့မဟုတ် သိုလှောင်မှု၏ ဆက်တင်များကို ပြင်ပါ။`,
    keysRefused: ({ where }) => `သိုလှောင်မှုက ${where} အတွက် သော့များကို လက်မခံပါ။ စာရင်းကြည့်ခွင့်၊ ဖတ်ခွင့်၊ ရေးခွင့်နှင့် ဖျက်ခွင့် လိုအပ်သည်။`,
    unreachable: ({ where, detail }) => `${where} က တုံ့ပြန်မှု မရှိပါ (${detail})။ ကွန်ရက် အလုပ်လုပ်ပါသလား၊ URL မှန်ပါသလား။`,
    storageFailed: ({ where, detail }) => `${where} တွင် သိုလှောင်၍ မရပါ (${detail})။ နောက်မှ ထပ်မံကြိုးစားပါ။`,
    programMissing: ({ detail }) => `PostgreSQL ဒေတာဘေ့စ်အတွက် ${detail} လိုအပ်သည်။ postgresql-client ကို ထည့်သွင်းပါ။`,
    dumpFailed: ({ detail }) => `pg_dump မအောင်မြင်ပါ – ${detail}`,
    alreadyRunning: () => 'အခြား အရန်သိမ်းဆည်းမှု တစ်ခု လုပ်နေသည်။ ပြီးလျှင် ထပ်မံကြိုးစားပါ။',
    notHeld: () => 'ဆာဗာက ဒေတာဘေ့စ်ကို ခေတ္တ ထိန်းမထားနိုင်ပါ။ အကြောင်းရင်းကို ဆာဗာ၏ မှတ်တမ်းတွင် ကြည့်ပါ။',
    serverStopped: () => 'အရန်သိမ်းမပြီးမီ ဆာဗာ ရပ်သွားသည်။',
    notStarted: () => 'အရန်သိမ်းခြင်း မစတင်နိုင်ပါ။ အကြောင်းရင်းကို ဆာဗာ၏ မှတ်တမ်းတွင် ကြည့်ပါ။',
    endedEarly: () => 'အရန်သိမ်းခြင်း မပြီးမီ ရပ်သွားသည်။ ဆာဗာ၏ မှတ်ဉာဏ် မလုံလောက်ခြင်း ဖြစ်နိုင်ပါသလား။',
    unexpected: ({ detail }) => `မျှော်လင့်မထားသော အမှား – ${detail}`,
    other: ({ detail = '' }) => detail,
  },
  fr: {
    diskFull: ({ where }) =>
      `Le disque est plein : libérez de la place sur le disque de ${where}, ou sur celui des données du site.`,
    spaceShort: ({ where, detail }) =>
      `Le disque de ${where} a trop peu de place : la sauvegarde y demande ${detail} et en laisse au site. Libérez de la place.`,
    quotaUsed: ({ where }) => `Le quota du disque est épuisé : libérez de la place pour ${where}.`,
    readOnly: ({ where }) => `${where} est en lecture seule : montez son disque en écriture.`,
    notAllowed: ({ where }) =>
      `Cet utilisateur ne peut pas écrire dans ${where} : corrigez son propriétaire et ses droits.`,
    diskFails: ({ where }) => `Le disque de ${where} est défaillant : remplacez-le ou choisissez un autre BACKUP_DIR.`,
    folderGone: ({ where }) =>
      `Un dossier a disparu pendant la sauvegarde : le disque de ${where} est-il bien branché ?`,
    folderMissing: ({ where }) =>
      `Le dossier ${where} n’existe pas. Son disque est-il branché ? S’il est nouveau, créez-le.`,
    keyMissing: () =>
      'Les sauvegardes ne quittent cette machine que chiffrées : définissez BACKUP_PUBLIC_KEY (npm run backup-key).',
    keyInvalid: () =>
      'BACKUP_PUBLIC_KEY n’est pas une clé publique age (age1…) : la commande npm run backup-key en crée une.',
    bucketMissing: ({ where }) => `Il n’y a pas de bucket ${where} : créez-le ou corrigez les variables du stockage.`,
    keysRefused: ({ where }) =>
      `Le stockage refuse les clés pour ${where} : elles doivent pouvoir lister, lire, écrire et supprimer des objets.`,
    unreachable: ({ where, detail }) =>
      `${where} ne répond pas (${detail}). Le réseau fonctionne-t-il, et l’URL est-elle juste ?`,
    storageFailed: ({ where, detail }) => `Le stockage a échoué pour ${where} (${detail}). Réessayez plus tard.`,
    programMissing: ({ detail }) =>
      `${detail} est nécessaire pour une base de données PostgreSQL : installez postgresql-client.`,
    dumpFailed: ({ detail }) => `pg_dump a échoué : ${detail}`,
    alreadyRunning: () => 'Une autre sauvegarde est en cours. Réessayez quand elle sera terminée.',
    notHeld: () => 'Le serveur n’a pas pu figer la base de données. Son journal dit pourquoi.',
    serverStopped: () => 'Le serveur s’est arrêté avant la fin de la sauvegarde.',
    notStarted: () => 'La sauvegarde n’a pas pu démarrer. Le journal du serveur dit pourquoi.',
    endedEarly: () => 'La sauvegarde s’est interrompue : le serveur manquait-il de mémoire ?',
    unexpected: ({ detail }) => `Erreur inattendue : ${detail}`,
    other: ({ detail = '' }) => detail,
  },
});

export const describeReason = (reason: FailureReason, language?: string): string =>
  linesOf(language)[reason.code](reason);
