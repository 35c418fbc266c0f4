import { defineTexts } from '@/lib/cms/text/define-texts';

export const lessonTexts = defineTexts({
  en: {
    title: (count: number) => (count === 1 ? '1 lesson' : `${count} lessons`),
    none: 'No dates yet: visitors read “Dates on request”.',
    conflict: {
      teacher: (label: string, at: string, count: number) =>
        `The teacher also teaches “${label}” at ${at}${count > 1 ? ` and ${count - 1} more` : ''}.`,
      room: (label: string, at: string, count: number) =>
        `The room is also used by “${label}” at ${at}${count > 1 ? ` and ${count - 1} more` : ''}.`,
    },
  },
  my: {
    title: (count) => `သင်ခန်းစာ ${count} ခု`,
    none: 'ရက်မသတ်မှတ်ရသေးပါ။ လာရောက်ကြည့်ရှုသူများသည် “Dates on request” ဟု မြင်ရမည်။',
    conflict: {
      teacher: (label, at, count) =>
        `ဆရာ/ဆရာမသည် ${at} တွင် “${label}” ကိုလည်း သင်ကြားရမည်${count > 1 ? ` (+${count - 1})` : ''}။`,
      room: (label, at, count) => `အခန်းကို ${at} တွင် “${label}” ကလည်း သုံးမည်${count > 1 ? ` (+${count - 1})` : ''}။`,
    },
  },
  fr: {
    title: (count) => (count === 1 ? '1 leçon' : `${count} leçons`),
    none: 'Pas encore de dates\u00a0: les visiteurs lisent « Dates on request ».',
    conflict: {
      teacher: (label, at, count) =>
        `L’enseignant donne aussi « ${label} » le ${at}${count > 1 ? ` et ${count - 1} autres fois` : ''}.`,
      room: (label, at, count) =>
        `La salle sert aussi à « ${label} » le ${at}${count > 1 ? ` et ${count - 1} autres fois` : ''}.`,
    },
  },
});
