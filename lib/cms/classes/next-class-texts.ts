import { defineTexts } from '@/lib/cms/text/define-texts';

export const nextClassTexts = defineTexts({
  en: {
    title: 'Next level, same slot',
    about: (learners: number, day: string | null) =>
      `Creates a planned class with the same slots, teacher and place${day ? ` from ${day}` : ''}, and holds a seat in it for each of ${learners} accepted learners. They are told by mail how to pay.`,
    course: 'Course',
    days: 'Days that a seat is held',
    confirm: 'Create and offer',
    offerAgain: 'Offer to the others',
    offered: (offered: number, learners: number) => `Offered to ${offered} of ${learners} learners:`,
    notAllowed: 'Your role does not allow this.',
    saveFailed: 'This could not be saved. Please try again.',
    unknown: 'This class no longer exists.',
    courseMissing: 'Please choose a course.',
    inRecycleBin: 'The class that follows is in the recycle bin. Restore it first.',
    closed: 'The class that follows is cancelled or finished.',
  },
  my: {
    title: 'နောက်အဆင့်၊ အချိန်တူ',
    about: (learners, day) =>
      `အချိန်၊ ဆရာ/ဆရာမနှင့် နေရာ တူသော အတန်းသစ်တစ်ခုကို ${day ? `${day} မှစ၍ ` : ''}စီစဉ်ပြီး လက်ခံထားသော သင်ယူသူ ${learners} ဦးအတွက် နေရာ သိမ်းထားမည်။ ငွေပေးချေနည်းကို အီးမေးလ်ဖြင့် အကြောင်းကြားမည်။`,
    course: 'သင်တန်း',
    days: 'နေရာ သိမ်းထားမည့် ရက်',
    confirm: 'ဖန်တီးပြီး ကမ်းလှမ်းရန်',
    offerAgain: 'ကျန်သူများကို ကမ်းလှမ်းရန်',
    offered: (offered, learners) => `သင်ယူသူ ${learners} ဦးအနက် ${offered} ဦးကို ကမ်းလှမ်းပြီး –`,
    notAllowed: 'သင့်အခန်းကဏ္ဍဖြင့် ဤသို့ လုပ်ခွင့်မရှိပါ။',
    saveFailed: 'သိမ်း၍ မရပါ။ ထပ်မံကြိုးစားပါ။',
    unknown: 'ဤအတန်း မရှိတော့ပါ။',
    courseMissing: 'သင်တန်းတစ်ခု ရွေးပါ။',
    inRecycleBin: 'နောက်အတန်းသည် အမှိုက်ပုံးထဲတွင် ရှိသည်။ အရင် ပြန်ယူပါ။',
    closed: 'နောက်အတန်းကို ပယ်ဖျက်ပြီး သို့မဟုတ် ပြီးဆုံးသွားပြီ ဖြစ်သည်။',
  },
  fr: {
    title: 'Niveau suivant, même créneau',
    about: (learners, day) =>
      `Crée une classe prévue aux mêmes créneaux, avec le même enseignant et au même lieu${day ? `, à partir du ${day}` : ''}, et y réserve une place à chacun des ${learners} élèves acceptés. Un e-mail leur dit comment payer.`,
    course: 'Cours',
    days: 'Jours de réservation',
    confirm: 'Créer et proposer',
    offerAgain: 'Proposer aux autres',
    offered: (offered, learners) => `Proposée à ${offered} élèves sur ${learners}\u00a0:`,
    notAllowed: 'Votre rôle ne le permet pas.',
    saveFailed: 'L’enregistrement a échoué. Réessayez.',
    unknown: 'Cette classe n’existe plus.',
    courseMissing: 'Choisissez un cours.',
    inRecycleBin: 'La classe suivante est dans la corbeille. Restaurez-la d’abord.',
    closed: 'La classe suivante est annulée ou terminée.',
  },
});
