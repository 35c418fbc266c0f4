import { defineTexts } from '@/lib/cms/text/define-texts';

export const unsavedDraftTexts = defineTexts({
  en: {
    found: 'You typed here earlier, and it was not saved.',
    restore: 'Restore it',
    discard: 'Discard it',
  },
  my: {
    found: 'ယခင်က ဤနေရာတွင် ရိုက်ထားသည်များကို မသိမ်းရသေးပါ။',
    restore: 'ပြန်ယူရန်',
    discard: 'ဖယ်ရှားရန်',
  },
  fr: {
    found: 'Une saisie précédente n’a pas été enregistrée ici.',
    restore: 'La récupérer',
    discard: 'L’abandonner',
  },
});
