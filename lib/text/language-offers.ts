import type { Locale } from '@/lib/format/locale';

/** Each offer in its own language. A page has those of the other two languages. */
export const languageOffers: Record<Locale, string> = {
  en: 'Read this page in English',
  my: 'ဤစာမျက်နှာကို မြန်မာဘာသာဖြင့် ဖတ်ရန်',
  fr: 'Lire cette page en français',
};
