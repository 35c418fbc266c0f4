import type { FieldTexts } from './label';

export const classTexts = {
  label: {
    label: ['Name', 'အမည်', 'Nom'],
    description: [
      'Such as “Evening group, Bahan”.',
      'ဥပမာ – “Evening group, Bahan”။',
      'Par exemple «\u00a0Groupe du soir, Bahan\u00a0».',
    ],
  },
  course: { label: ['Course', 'သင်တန်း', 'Cours'] },
  firstDay: {
    label: ['First day', 'ပထမဆုံးရက်', 'Premier jour'],
    description: [
      'The lessons follow from it and from the weekly slots.',
      'သင်ခန်းစာရက်များကို ဤရက်နှင့် အပတ်စဉ်အချိန်များမှ တွက်ယူသည်။',
      'Les leçons en découlent, avec les créneaux de la semaine.',
    ],
  },
  lessonCount: { label: ['Number of lessons', 'သင်ခန်းစာ အရေအတွက်', 'Nombre de leçons'] },
  slots: {
    label: ['Weekly slots', 'အပတ်စဉ် အချိန်များ', 'Créneaux de la semaine'],
    description: [
      'Myanmar time. Without slots, visitors read “Dates on request”.',
      'မြန်မာစံတော်ချိန်။ အချိန်မထည့်လျှင် လာရောက်ကြည့်ရှုသူများသည် “Dates on request” ဟု မြင်ရမည်။',
      'Heure du Myanmar. Sans créneau, les visiteurs lisent «\u00a0Dates on request\u00a0».',
    ],
    row: ['Slot', 'အချိန်', 'Créneau'],
  },
  'slots.weekday': {
    label: ['Day', 'နေ့', 'Jour'],
    options: {
      monday: ['Monday', 'တနင်္လာ', 'Lundi'],
      tuesday: ['Tuesday', 'အင်္ဂါ', 'Mardi'],
      wednesday: ['Wednesday', 'ဗုဒ္ဓဟူး', 'Mercredi'],
      thursday: ['Thursday', 'ကြာသပတေး', 'Jeudi'],
      friday: ['Friday', 'သောကြာ', 'Vendredi'],
      saturday: ['Saturday', 'စနေ', 'Samedi'],
      sunday: ['Sunday', 'တနင်္ဂနွေ', 'Dimanche'],
    },
  },
  'slots.from': { label: ['From', 'စချိန်', 'De'] },
  'slots.to': { label: ['To', 'ပြီးချိန်', 'À'] },
  place: {
    label: ['Place', 'နေရာ', 'Lieu'],
    options: {
      online: ['Zoom', 'Zoom', 'Zoom'],
      school: ['School', 'ကျောင်း', 'École'],
      both: ['Zoom or school', 'Zoom သို့မဟုတ် ကျောင်း', 'Zoom ou école'],
    },
  },
  room: {
    label: ['Room', 'အခန်း', 'Salle'],
    description: [
      'For staff: two classes in one room at the same time cause a warning.',
      'ဝန်ထမ်းများအတွက် – အခန်းတစ်ခန်းတွင် အတန်းနှစ်တန်း တစ်ချိန်တည်းကျလျှင် သတိပေးမည်။',
      'Pour le personnel\u00a0: deux classes à la fois dans une salle donnent un avertissement.',
    ],
  },
  teacher: {
    label: ['Teacher', 'ဆရာ/ဆရာမ', 'Enseignant'],
    description: ['Empty: the course’s.', 'ဗလာထားလျှင် သင်တန်း၏ ဆရာ/ဆရာမ။', 'Vide\u00a0: celui du cours.'],
  },
  meetingUrl: {
    label: ['Meeting link', 'အွန်လိုင်း အတန်းလင့်ခ်', 'Lien de la réunion'],
    description: [
      'Zoom or another service. Only learners whose payment is accepted see it.',
      'Zoom သို့မဟုတ် အခြားဝန်ဆောင်မှု။ ငွေပေးချေမှုကို လက်ခံပြီးသော သင်ယူသူများသာ မြင်ရမည်။',
      'Zoom ou un autre service. Seuls les élèves dont le paiement est accepté le voient.',
    ],
  },
  seats: { label: ['Seats', 'လူဦးရေ အများဆုံး', 'Places'] },
  deskSeats: {
    label: ['Seats given at the desk', 'ရုံးတွင် ပေးပြီးသော နေရာများ', 'Places données au bureau'],
    description: [
      'Taken by phone or at the school. The website offers the other seats.',
      'ဖုန်းဖြင့် သို့မဟုတ် ကျောင်းတွင် သင်တန်းအပ်ပြီးသူများ။ ကျန်သော နေရာများကို ဝဘ်ဆိုက်တွင် ပေးမည်။',
      'Prises par téléphone ou à l’école. Le site propose les autres places.',
    ],
  },
  minimum: {
    label: ['Minimum to start', 'စတင်ရန် အနည်းဆုံး လူဦးရေ', 'Minimum pour commencer'],
    description: ['Empty for none.', 'မရှိလျှင် ဗလာထားပါ။', 'Vide s’il n’y en a pas.'],
  },
  price: {
    label: ['Price (MMK)', 'သင်တန်းကြေး (ကျပ်)', 'Prix (MMK)'],
    description: [
      'Only if it differs from the course’s.',
      'သင်တန်းအတွက် သတ်မှတ်ထားသော သင်တန်းကြေးနှင့် မတူမှသာ ဖြည့်ပါ။',
      'Seulement s’il diffère de celui du cours.',
    ],
  },
  language: {
    label: ['Language', 'ဘာသာစကား', 'Langue'],
    description: ['Empty: the course’s.', 'ဗလာထားလျှင် သင်တန်း၏ ဘာသာစကား။', 'Vide\u00a0: celle du cours.'],
  },
  state: {
    label: ['State', 'အခြေအနေ', 'État'],
    description: [
      'Visitors see open classes and enrol in them.',
      'လာရောက်ကြည့်ရှုသူများသည် လက်ခံနေသော အတန်းများကို မြင်ရပြီး သင်တန်းအပ်နိုင်သည်။',
      'Les visiteurs voient les classes ouvertes et s’y inscrivent.',
    ],
    options: {
      planned: ['Planned', 'စီစဉ်ထား', 'Prévue'],
      open: ['Open', 'လက်ခံနေသည်', 'Ouverte'],
      running: ['Running', 'သင်ကြားနေသည်', 'En cours'],
      finished: ['Finished', 'ပြီးဆုံး', 'Terminée'],
      cancelled: ['Cancelled', 'ပယ်ဖျက်ပြီး', 'Annulée'],
    },
  },
} satisfies FieldTexts;
