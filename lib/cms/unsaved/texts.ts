import type { Translated } from '@/lib/cms/language';

export const unsavedTexts = {
  found: {
    en: 'You typed here earlier, and it was not saved.',
    my: 'ယခင်က ဤနေရာတွင် ရိုက်ထားသည်များကို မသိမ်းရသေးပါ။',
    fr: 'Une saisie précédente n’a pas été enregistrée ici.',
  },
  restore: { en: 'Restore it', my: 'ပြန်ယူရန်', fr: 'La récupérer' },
  discard: { en: 'Discard it', my: 'ဖယ်ရှားရန်', fr: 'L’abandonner' },
} satisfies Record<string, Translated>;
