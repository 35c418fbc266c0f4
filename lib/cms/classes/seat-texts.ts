import { defineTexts } from '@/lib/cms/text/define-texts';

export const seatTexts = defineTexts({
  en: {
    title: 'Seats',
    occupancy: (taken: number, seats: number) => `${taken} of ${seats}`,
    held: (count: number) => `${count} held`,
    waiting: (count: number) => `${count} waiting`,
    none: 'Nobody has asked for a seat on the website yet.',
    position: (position: number) => `No. ${position}`,
    until: (time: string) => `until ${time}`,
    skip: 'Skip',
    skipReason: 'Reason, which the person reads',
    confirmSkip: (name: string) => `Take ${name} off the list`,
    switchTitle: 'Switch class',
    switchHint: 'Seat and payment move together, and the learner is told by mail.',
    switchTo: 'To the class',
    confirmSwitch: 'Switch',
    switched: 'The class is switched.',
    noOther: 'The course has no other class.',
    notAllowed: 'Your role does not allow this.',
    saveFailed: 'This could not be saved. Please try again.',
    unknown: 'This request no longer exists.',
    reasonMissing: 'Please give a reason.',
    changedMeanwhile: 'The request has changed meanwhile. Please reload the page.',
    classFull: 'That class is full. Add a seat to it first.',
    otherCourse: 'That class belongs to another course.',
  },
  my: {
    title: 'နေရာများ',
    occupancy: (taken, seats) => `${seats} နေရာတွင် ${taken}`,
    held: (count) => `သိမ်းထား ${count}`,
    waiting: (count) => `စောင့်ဆိုင်း ${count}`,
    none: 'ဝဘ်ဆိုက်မှ မည်သူမျှ နေရာ မတောင်းဆိုရသေးပါ။',
    position: (position) => `အမှတ်စဉ် ${position}`,
    until: (time) => `${time} အထိ`,
    skip: 'ကျော်ရန်',
    skipReason: 'အကြောင်းရင်း၊ ထိုသူ ဖတ်ရမည်',
    confirmSkip: (name) => `${name} ကို စာရင်းမှ ဖယ်ရန်`,
    switchTitle: 'အတန်း ပြောင်းရန်',
    switchHint: 'နေရာနှင့် ငွေပေးချေမှု အတူ ရွှေ့သွားပြီး သင်ယူသူထံ အီးမေးလ် ပို့မည်။',
    switchTo: 'ပြောင်းမည့် အတန်း',
    confirmSwitch: 'ပြောင်းရန်',
    switched: 'အတန်း ပြောင်းပြီးပါပြီ။',
    noOther: 'ဤသင်တန်းတွင် အခြားအတန်း မရှိပါ။',
    notAllowed: 'သင့်အခန်းကဏ္ဍဖြင့် ဤသို့ လုပ်ခွင့်မရှိပါ။',
    saveFailed: 'သိမ်း၍မရပါ။ ထပ်မံကြိုးစားပါ။',
    unknown: 'ဤတောင်းဆိုမှု မရှိတော့ပါ။',
    reasonMissing: 'အကြောင်းရင်း ရေးပါ။',
    changedMeanwhile: 'ဤတောင်းဆိုမှု ပြောင်းလဲသွားပါပြီ။ စာမျက်နှာကို ပြန်ဖွင့်ပါ။',
    classFull: 'ထိုအတန်း ပြည့်နေပါသည်။ ထိုင်ခုံ အရင်ထပ်တိုးပါ။',
    otherCourse: 'ထိုအတန်းသည် အခြားသင်တန်း၏ အတန်း ဖြစ်သည်။',
  },
  fr: {
    title: 'Places',
    occupancy: (taken, seats) => `${taken} sur ${seats}`,
    held: (count) => `${count} réservée${count > 1 ? 's' : ''}`,
    waiting: (count) => `${count} en attente`,
    none: 'Personne n’a encore demandé de place sur le site.',
    position: (position) => `N° ${position}`,
    until: (time) => `jusqu’au ${time}`,
    skip: 'Passer',
    skipReason: 'Motif, que la personne lira',
    confirmSkip: (name) => `Retirer ${name} de la liste`,
    switchTitle: 'Changer de classe',
    switchHint: 'La place et le paiement changent ensemble, et l’élève reçoit un e-mail.',
    switchTo: 'Nouvelle classe',
    confirmSwitch: 'Changer',
    switched: 'La classe est changée.',
    noOther: 'Le cours n’a pas d’autre classe.',
    notAllowed: 'Votre rôle ne le permet pas.',
    saveFailed: 'L’enregistrement a échoué. Réessayez.',
    unknown: 'Cette demande n’existe plus.',
    reasonMissing: 'Donnez un motif.',
    changedMeanwhile: 'La demande a changé entre-temps. Rechargez la page.',
    classFull: 'Cette classe est complète. Ajoutez-y d’abord une place.',
    otherCourse: 'Cette classe appartient à un autre cours.',
  },
});

export type SeatTexts = ReturnType<typeof seatTexts>;

type Counts = { taken: number; seats: number; held: number; waiting: number };

/** "9 of 12, 2 held, 4 waiting" */
export const occupancyLine = (text: SeatTexts, { taken, seats, held, waiting }: Counts): string =>
  [text.occupancy(taken, seats), held > 0 && text.held(held), waiting > 0 && text.waiting(waiting)]
    .filter(Boolean)
    .join(', ');
