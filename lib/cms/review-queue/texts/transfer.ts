import { defineTexts } from '@/lib/cms/text/define-texts';
import type { TransferCollection } from '@/lib/transfers/decisions';
import type { Warning } from '@/lib/transfers/warnings';

export const transferTexts = defineTexts({
  en: {
    kinds: { 'payment-requests': 'Video course', enrolments: 'Live course' } as Record<TransferCollection, string>,
    toPay: 'To pay',
    statedAmount: 'Amount stated by the learner',
    notStated: 'not stated',
    priceDifference: (difference: string) => `Differs from the price by ${difference}`,
    transactionNumber: 'Transaction No.',
    screenshot: (reference: string) => `Screenshot of ${reference}`,
    enlarge: 'Enlarge',
    close: 'Close',
    zoomIn: 'Closer',
    zoomOut: 'Whole picture',
    noScreenshot: 'The screenshot is no longer kept.',
    facebook: 'Facebook',
    age: 'Age',
    reachBy: 'Reach by',
    otherChannel: 'another way',
    sentBefore: {
      file: 'The same screenshot was sent before',
      picture: 'A very similar screenshot was sent before',
      transaction: 'The same transaction number was sent before',
    } as Record<Warning['kind'], string>,
    sentLater: {
      file: (name: string) => `The same screenshot was sent again later by ${name}`,
      picture: (name: string) => `A very similar screenshot was sent again later by ${name}`,
      transaction: (name: string) => `The same transaction number was sent again later by ${name}`,
    } as Record<Warning['kind'], (name: string) => string>,
    overbooked: (accepted: number, seats: number) =>
      `More accepted than seats: ${accepted} accepted, ${seats} ${seats === 1 ? 'seat' : 'seats'}.`,
    noSeatLeft: (accepted: number, seats: number) =>
      `No seat left: ${accepted} accepted, ${seats} ${seats === 1 ? 'seat' : 'seats'}. Accepting this one makes it more than there are.`,
    chosenClass: (label: string) => `Class: ${label}`,
    noClass: 'none chosen',
    otherRequests: (count: number) =>
      count === 1 ? '1 other request from this person' : `${count} other requests from this person`,
  },
  my: {
    kinds: { 'payment-requests': 'ဗီဒီယိုသင်တန်း', enrolments: 'တိုက်ရိုက်သင်တန်း' },
    toPay: 'ပေးရမည့်ငွေ',
    statedAmount: 'ပို့သူရေးထားသောငွေ',
    notStated: 'ရေးမထားပါ',
    priceDifference: (difference) => `သင်တန်းကြေးနှင့် ${difference} ကွာသည်`,
    transactionNumber: 'ငွေလွှဲအမှတ်',
    screenshot: (reference) => `${reference} ၏ screenshot`,
    enlarge: 'ချဲ့ကြည့်ရန်',
    close: 'ပိတ်ရန်',
    zoomIn: 'အနီးကပ်',
    zoomOut: 'တစ်ပုံလုံး',
    noScreenshot: 'screenshot ကို သိမ်းမထားတော့ပါ။',
    facebook: 'Facebook',
    age: 'အသက်',
    reachBy: 'ဆက်သွယ်ရန်',
    otherChannel: 'အခြားနည်း',
    sentBefore: {
      file: 'ဤ screenshot ကို ယခင်က ပို့ပြီးဖြစ်သည်',
      picture: 'အလွန်ဆင်တူသော screenshot ကို ယခင်က ပို့ပြီးဖြစ်သည်',
      transaction: 'ဤငွေလွှဲအမှတ်ကို ယခင်က ပို့ပြီးဖြစ်သည်',
    },
    sentLater: {
      file: (name) => `ဤ screenshot ကို ${name} က နောက်ပိုင်းတွင် ထပ်ပို့ထားသည်`,
      picture: (name) => `အလွန်ဆင်တူသော screenshot ကို ${name} က နောက်ပိုင်းတွင် ထပ်ပို့ထားသည်`,
      transaction: (name) => `ဤငွေလွှဲအမှတ်ကို ${name} က နောက်ပိုင်းတွင် ထပ်ပို့ထားသည်`,
    },
    overbooked: (accepted, seats) => `လက်ခံပြီးသူသည် နေရာထက် များနေသည် – လက်ခံပြီး ${accepted} ဦး၊ နေရာ ${seats} ခု။`,
    noSeatLeft: (accepted, seats) =>
      `နေရာ မကျန်တော့ပါ – လက်ခံပြီး ${accepted} ဦး၊ နေရာ ${seats} ခု။ ထပ်လက်ခံလျှင် နေရာထက် များသွားမည်။`,
    chosenClass: (label) => `အတန်း – ${label}`,
    noClass: 'မရွေးထားပါ',
    otherRequests: (count) => `ဤသူ၏ အခြားတောင်းဆိုမှု ${count} ခု`,
  },
  fr: {
    kinds: { 'payment-requests': 'Cours vidéo', enrolments: 'Cours en direct' },
    toPay: 'À payer',
    statedAmount: 'Montant indiqué par l’élève',
    notStated: 'non indiqué',
    priceDifference: (difference) => `Écart avec le prix\u00a0: ${difference}`,
    transactionNumber: 'N° de transaction',
    screenshot: (reference) => `Capture d’écran de ${reference}`,
    enlarge: 'Agrandir',
    close: 'Fermer',
    zoomIn: 'De plus près',
    zoomOut: 'Image entière',
    noScreenshot: 'La capture d’écran n’est plus conservée.',
    facebook: 'Facebook',
    age: 'Âge',
    reachBy: 'À joindre par',
    otherChannel: 'autrement',
    sentBefore: {
      file: 'La même capture a déjà été envoyée',
      picture: 'Une capture très semblable a déjà été envoyée',
      transaction: 'Le même numéro de transaction a déjà été envoyé',
    },
    sentLater: {
      file: (name) => `La même capture a été renvoyée plus tard par ${name}`,
      picture: (name) => `Une capture très semblable a été envoyée plus tard par ${name}`,
      transaction: (name) => `Le même numéro de transaction a été renvoyé plus tard par ${name}`,
    },
    overbooked: (accepted, seats) =>
      `Plus d’inscriptions acceptées que de places\u00a0: ${accepted} pour ${seats} ${seats === 1 ? 'place' : 'places'}.`,
    noSeatLeft: (accepted, seats) =>
      `Plus de place\u00a0: ${accepted} ${accepted === 1 ? 'acceptée' : 'acceptées'} pour ${seats} ${seats === 1 ? 'place' : 'places'}. Accepter celle-ci dépasserait ce nombre.`,
    chosenClass: (label) => `Classe\u00a0: ${label}`,
    noClass: 'aucune choisie',
    otherRequests: (count) =>
      count === 1 ? '1 autre demande de cette personne' : `${count} autres demandes de cette personne`,
  },
});
