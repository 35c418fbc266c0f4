import type { EnrolmentState } from '@/lib/contract/enrolment-state';
import type { DecisionAction, TransferCollection } from '@/lib/transfers/decisions';
import type { Warning } from '@/lib/transfers/warnings';

const en = {
  title: 'Review queue',
  waiting: (count: number) => (count === 1 ? '1 transfer waiting' : `${count} transfers waiting`),
  more: (count: number) => `The oldest ${count} are shown. More come as you decide.`,
  empty: 'All done: nothing is waiting.',
  notAllowed: 'The review queue is for owners and enrolment staff.',
  loggedOut: 'You are logged out. Log in again, then decide.',
  refresh: 'Check for new ones',
  kinds: { 'payment-requests': 'Video course', enrolments: 'Live course' } as Record<TransferCollection, string>,
  toPay: 'To pay',
  stated: 'Stated',
  notStated: 'not stated',
  differs: (difference: string) => `Differs from the price by ${difference}`,
  transaction: 'Transaction No.',
  screenshot: (reference: string) => `Screenshot of ${reference}`,
  zoom: 'Enlarge',
  close: 'Close',
  closer: 'Closer',
  whole: 'Whole picture',
  noScreenshot: 'The screenshot is no longer kept.',
  facebook: 'Facebook',
  age: 'Age',
  reach: 'Reach by',
  otherChannel: 'another way',
  sentBefore: {
    image: 'The same screenshot was sent before',
    similar: 'A very similar screenshot was sent before',
    transaction: 'The same transaction number was sent before',
  } as Record<Warning['kind'], string>,
  sentLater: {
    image: (name: string) => `The same screenshot was sent again later by ${name}`,
    similar: (name: string) => `A very similar screenshot was sent again later by ${name}`,
    transaction: (name: string) => `The same transaction number was sent again later by ${name}`,
  } as Record<Warning['kind'], (name: string) => string>,
  seats: (accepted: number, seats: number) =>
    `More accepted than seats: ${accepted} accepted, ${seats} ${seats === 1 ? 'seat' : 'seats'}.`,
  seatsFull: (accepted: number, seats: number) =>
    `No seat left: ${accepted} accepted, ${seats} ${seats === 1 ? 'seat' : 'seats'}. Accepting this one makes it more than there are.`,
  others: (count: number) =>
    count === 1 ? '1 other request of this person' : `${count} other requests of this person`,
  accept: 'Accept',
  reject: 'Reject',
  why: (reference: string) => `Why is ${reference} rejected? One tap sends the reason to the learner.`,
  reasons: [
    'The transfer has not arrived in our account.',
    'The amount is lower than the price.',
    'The screenshot cannot be read. Please send a clearer one.',
    'This screenshot was used before.',
    'The transfer went to another account.',
  ],
  ownReason: 'Another reason',
  sendReason: 'Reject with this reason',
  back: 'Back',
  cancel: 'Cancel this request',
  cancelWhen: (reference: string) =>
    `Only when the learner or the school has called ${reference} off. The learner is told by mail.`,
  cancelSure: 'Yes, cancel it',
  states: {
    Accepted: 'Accepted',
    Rejected: 'Rejected',
    Pending: 'Waiting',
    Cancelled: 'Cancelled',
  } as Record<EnrolmentState, string>,
  undo: 'Undo',
  again: 'Try again',
  failed: 'This could not be saved. Please try again.',
  unsaved: (count: number) => (count === 1 ? '1 decision is not saved' : `${count} decisions are not saved`),
  lately: 'Decided in the last day',
  decidedBy: (state: string, name: string) => `${state} by ${name}`,
  putBack: 'Put back',
  decidedAlready: (state: string, name: string) => `${name} has decided this already: ${state}.`,
  tooLate: 'A minute has passed. Use “Put back” under the decisions of the last day.',
  reasonMissing: 'Please give a reason.',
  unknown: 'This request no longer exists.',
  changedMeanwhile: 'Someone else is deciding on this request. Please try again.',
  someone: 'Someone',
  history: 'History',
  noHistory: 'No decision yet.',
  deeds: {
    accept: (name: string) => `${name} accepted it.`,
    reject: (name: string) => `${name} rejected it.`,
    cancel: (name: string) => `${name} cancelled it.`,
    undo: (name: string) => `${name} undid the decision before.`,
    reopen: (name: string) => `${name} put it back in the queue.`,
  } as Record<DecisionAction, (name: string) => string>,
  reason: 'Reason',
};

/** Texts of the review queue, where staff check transfers. */
export type DeskTexts = typeof en;

const my: DeskTexts = {
  title: 'ငွေလွှဲ စစ်ဆေးအတည်ပြုရန်',
  waiting: (count) => `ငွေလွှဲ ${count} ခု စောင့်နေသည်`,
  more: (count) => `အစောဆုံး ${count} ခုကို ပြထားသည်။ ဆုံးဖြတ်ပြီးသည်နှင့် ကျန်သည်များ ပေါ်လာမည်။`,
  empty: 'စစ်ဆေးရန် မကျန်တော့ပါ။',
  notAllowed: 'ဤစာမျက်နှာသည် ပိုင်ရှင်နှင့် စာရင်းသွင်းမှု ဝန်ထမ်းများအတွက်သာ ဖြစ်သည်။',
  loggedOut: 'အကောင့်မှ ထွက်ပြီးဖြစ်သည်။ ပြန်ဝင်ပြီးမှ ဆုံးဖြတ်ပါ။',
  refresh: 'အသစ်ရှိမရှိ ကြည့်ရန်',
  kinds: { 'payment-requests': 'ဗီဒီယိုသင်တန်း', enrolments: 'တိုက်ရိုက်သင်တန်း' },
  toPay: 'ပေးရမည့်ငွေ',
  stated: 'ပို့သူရေးထားသောငွေ',
  notStated: 'မရေးထားပါ',
  differs: (difference) => `သင်တန်းကြေးနှင့် ${difference} ကွာသည်`,
  transaction: 'ငွေလွှဲအမှတ်',
  screenshot: (reference) => `${reference} ၏ screenshot`,
  zoom: 'ချဲ့ကြည့်ရန်',
  close: 'ပိတ်ရန်',
  closer: 'အနီးကပ်',
  whole: 'တစ်ပုံလုံး',
  noScreenshot: 'screenshot ကို မသိမ်းထားတော့ပါ။',
  facebook: 'Facebook',
  age: 'အသက်',
  reach: 'ဆက်သွယ်ရန်',
  otherChannel: 'အခြားနည်း',
  sentBefore: {
    image: 'ဤ screenshot ကို ယခင်က ပို့ပြီးဖြစ်သည်',
    similar: 'အလွန်ဆင်တူသော screenshot ကို ယခင်က ပို့ပြီးဖြစ်သည်',
    transaction: 'ဤငွေလွှဲအမှတ်ကို ယခင်က ပို့ပြီးဖြစ်သည်',
  },
  sentLater: {
    image: (name) => `ဤ screenshot ကို ${name} က နောက်ပိုင်းတွင် ထပ်ပို့ထားသည်`,
    similar: (name) => `အလွန်ဆင်တူသော screenshot ကို ${name} က နောက်ပိုင်းတွင် ထပ်ပို့ထားသည်`,
    transaction: (name) => `ဤငွေလွှဲအမှတ်ကို ${name} က နောက်ပိုင်းတွင် ထပ်ပို့ထားသည်`,
  },
  seats: (accepted, seats) => `လက်ခံပြီးသူသည် နေရာထက် များနေသည်- လက်ခံပြီး ${accepted} ဦး၊ နေရာ ${seats} ခု။`,
  seatsFull: (accepted, seats) => `နေရာ မကျန်တော့ပါ- လက်ခံပြီး ${accepted} ဦး၊ နေရာ ${seats} ခု။ ထပ်လက်ခံလျှင် နေရာထက် များသွားမည်။`,
  others: (count) => `ဤသူ၏ အခြားတောင်းဆိုမှု ${count} ခု`,
  accept: 'လက်ခံရန်',
  reject: 'ပယ်ရန်',
  why: (reference) => `${reference} ကို ဘာကြောင့် ပယ်သလဲ။ တစ်ချက်နှိပ်လျှင် အကြောင်းရင်းကို သင်ယူသူထံ ပို့မည်။`,
  reasons: [
    'လွှဲငွေသည် ကျောင်း၏အကောင့်သို့ မရောက်သေးပါ။',
    'လွှဲငွေသည် သင်တန်းကြေးထက် နည်းနေပါသည်။',
    'screenshot ကို ဖတ်၍မရပါ။ ပိုရှင်းလင်းသောပုံကို ပို့ပေးပါ။',
    'ဤ screenshot ကို ယခင်က အသုံးပြုပြီးဖြစ်ပါသည်။',
    'ငွေကို အခြားအကောင့်သို့ လွှဲထားပါသည်။',
  ],
  ownReason: 'အခြားအကြောင်းရင်း',
  sendReason: 'ဤအကြောင်းရင်းဖြင့် ပယ်ရန်',
  back: 'မလုပ်တော့ပါ',
  cancel: 'ဤတောင်းဆိုမှုကို ပယ်ဖျက်ရန်',
  cancelWhen: (reference) => `သင်ယူသူက သို့မဟုတ် ကျောင်းက ${reference} ကို မလုပ်တော့ဟု ဆုံးဖြတ်မှသာ ပယ်ဖျက်ပါ။ သင်ယူသူထံ အီးမေးလ် ပို့မည်။`,
  cancelSure: 'ဟုတ်ကဲ့၊ ပယ်ဖျက်ပါမည်',
  states: { Accepted: 'လက်ခံပြီး', Rejected: 'ပယ်ပြီး', Pending: 'စောင့်ဆိုင်းဆဲ', Cancelled: 'ပယ်ဖျက်ပြီး' },
  undo: 'တစ်ဆင့် နောက်ပြန်ရန်',
  again: 'ထပ်စမ်းရန်',
  failed: 'သိမ်း၍မရပါ။ ထပ်စမ်းကြည့်ပါ။',
  unsaved: (count) => `ဆုံးဖြတ်ချက် ${count} ခု မသိမ်းရသေးပါ`,
  lately: '24 နာရီအတွင်း ဆုံးဖြတ်ပြီးသည်များ',
  decidedBy: (state, name) => `${state} (${name})`,
  putBack: 'ပြန်ထားရန်',
  decidedAlready: (state, name) => `${name} က ဆုံးဖြတ်ပြီးဖြစ်သည်- ${state}။`,
  tooLate: 'တစ်မိနစ် ကျော်သွားပါပြီ။ အောက်ပါစာရင်းရှိ “ပြန်ထားရန်” ကို နှိပ်ပါ။',
  reasonMissing: 'အကြောင်းရင်း ရေးပေးပါ။',
  unknown: 'ဤတောင်းဆိုမှု မရှိတော့ပါ။',
  changedMeanwhile: 'အခြားသူတစ်ဦးက ဤတောင်းဆိုမှုကို ဆုံးဖြတ်နေသည်။ ထပ်စမ်းကြည့်ပါ။',
  someone: 'တစ်စုံတစ်ဦး',
  history: 'ဆုံးဖြတ်ချက် မှတ်တမ်း',
  noHistory: 'မဆုံးဖြတ်ရသေးပါ။',
  deeds: {
    accept: (name) => `${name} က လက်ခံခဲ့သည်။`,
    reject: (name) => `${name} က ပယ်ခဲ့သည်။`,
    cancel: (name) => `${name} က ပယ်ဖျက်ခဲ့သည်။`,
    undo: (name) => `${name} က ယခင်ဆုံးဖြတ်ချက်ကို ရုပ်သိမ်းခဲ့သည်။`,
    reopen: (name) => `${name} က စောင့်ဆိုင်းဆဲ စာရင်းသို့ ပြန်ထားခဲ့သည်။`,
  },
  reason: 'အကြောင်းရင်း',
};

const fr: DeskTexts = {
  title: 'Validation des virements',
  waiting: (count) => (count === 1 ? '1 virement en attente' : `${count} virements en attente`),
  more: (count) => `Les ${count} plus anciens sont affichés. Les autres suivront.`,
  empty: 'Plus rien en attente. Bravo.',
  notAllowed: 'Cette page est réservée aux propriétaires et au personnel des inscriptions.',
  loggedOut: 'Vous êtes déconnecté. Reconnectez-vous, puis décidez.',
  refresh: 'Actualiser',
  kinds: { 'payment-requests': 'Cours vidéo', enrolments: 'Cours en direct' },
  toPay: 'À payer',
  stated: 'Indiqué',
  notStated: 'non indiqué',
  differs: (difference) => `Écart avec le prix\u00a0: ${difference}`,
  transaction: 'N° de transaction',
  screenshot: (reference) => `Capture d’écran de ${reference}`,
  zoom: 'Agrandir',
  close: 'Fermer',
  closer: 'De plus près',
  whole: 'Image entière',
  noScreenshot: 'La capture d’écran n’est plus conservée.',
  facebook: 'Facebook',
  age: 'Âge',
  reach: 'À joindre par',
  otherChannel: 'autrement',
  sentBefore: {
    image: 'La même capture a déjà été envoyée',
    similar: 'Une capture très semblable a déjà été envoyée',
    transaction: 'Le même numéro de transaction a déjà été envoyé',
  },
  sentLater: {
    image: (name) => `La même capture a été renvoyée plus tard par ${name}`,
    similar: (name) => `Une capture très semblable a été envoyée plus tard par ${name}`,
    transaction: (name) => `Le même numéro de transaction a été renvoyé plus tard par ${name}`,
  },
  seats: (accepted, seats) =>
    `Plus d’inscriptions acceptées que de places\u00a0: ${accepted} pour ${seats} ${seats === 1 ? 'place' : 'places'}.`,
  seatsFull: (accepted, seats) =>
    `Plus de place\u00a0: ${accepted} ${accepted === 1 ? 'acceptée' : 'acceptées'} pour ${seats} ${seats === 1 ? 'place' : 'places'}. Accepter celle-ci dépasserait ce nombre.`,
  others: (count) => (count === 1 ? '1 autre demande de cette personne' : `${count} autres demandes de cette personne`),
  accept: 'Accepter',
  reject: 'Refuser',
  why: (reference) => `Pourquoi refuser ${reference}\u00a0? Un appui envoie le motif, en anglais, à l’apprenant.`,
  reasons: [
    'Le virement n’est pas arrivé sur notre compte.',
    'Le montant est inférieur au prix.',
    'La capture est illisible. Demander une image plus nette.',
    'Cette capture a déjà servi.',
    'Le virement est allé sur un autre compte.',
  ],
  ownReason: 'Autre motif',
  sendReason: 'Refuser pour ce motif',
  back: 'Retour',
  cancel: 'Annuler cette demande',
  cancelWhen: (reference) =>
    `Seulement si l’apprenant ou l’école a renoncé à ${reference}. L’apprenant en est averti par e-mail.`,
  cancelSure: 'Oui, annuler',
  states: { Accepted: 'Accepté', Rejected: 'Refusé', Pending: 'En attente', Cancelled: 'Annulé' },
  undo: 'Défaire',
  again: 'Réessayer',
  failed: 'L’enregistrement a échoué. Veuillez réessayer.',
  unsaved: (count) => (count === 1 ? '1 décision non enregistrée' : `${count} décisions non enregistrées`),
  lately: 'Décidés ces dernières 24 heures',
  decidedBy: (state, name) => `${state} par ${name}`,
  putBack: 'Remettre en attente',
  decidedAlready: (state, name) => `${name} a déjà décidé\u00a0: ${state.toLowerCase()}.`,
  tooLate: 'La minute est passée. Utilisez «\u00a0Remettre en attente\u00a0» sous les décisions récentes.',
  reasonMissing: 'Veuillez donner un motif.',
  unknown: 'Cette demande n’existe plus.',
  changedMeanwhile: 'Quelqu’un d’autre traite cette demande. Veuillez réessayer.',
  someone: 'Quelqu’un',
  history: 'Historique',
  noHistory: 'Aucune décision pour l’instant.',
  deeds: {
    accept: (name) => `${name} a accepté.`,
    reject: (name) => `${name} a refusé.`,
    cancel: (name) => `${name} a annulé.`,
    undo: (name) => `${name} a défait la décision précédente.`,
    reopen: (name) => `${name} a remis la demande en attente.`,
  },
  reason: 'Motif',
};

const texts = { en, my, fr };

/** The languages of the admin. */
export type DeskLanguage = keyof typeof texts;

/** The admin's language; English for one without texts. */
export const deskLanguage = (language: string | undefined): DeskLanguage =>
  language === 'my' || language === 'fr' ? language : 'en';

export const deskTexts = (language: DeskLanguage): DeskTexts => texts[language];

/**
 * The usual reasons as staff read them, and as they are sent: a learner of French reads English and Burmese, not yet a
 * sentence about a transfer in French.
 */
export function rejectionReasons(language: DeskLanguage): { shown: string; sent: string }[] {
  const read = language === 'fr' ? en : texts[language];
  return texts[language].reasons.map((shown, at) => ({ shown, sent: read.reasons[at] ?? shown }));
}
