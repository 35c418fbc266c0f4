export const groups = {
  content: { en: 'Content', my: 'အကြောင်းအရာ', fr: 'Contenu' },
  inbox: { en: 'Inbox', my: 'ဝင်စာများ', fr: 'Messages reçus' },
  enrolments: { en: 'Enrolments', my: 'သင်တန်းအပ်လွှာများ', fr: 'Inscriptions' },
  people: { en: 'People', my: 'လူများ', fr: 'Personnes' },
  settings: { en: 'Settings', my: 'ဆက်တင်များ', fr: 'Réglages' },
} as const;
