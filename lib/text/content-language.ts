import { getLocale } from '#text';
import { languageOf } from '@/lib/format/language';
import { defaultLocale, type Locale } from '@/lib/format/locale';

/** The `lang` of what staff have written, where it is not the language of the page. */
export const contentLanguage = (text: string): Locale | undefined => languageOf(text, getLocale());

/** Of longer content: it exists in English alone. */
export const longContentLanguage = (): Locale | undefined =>
  getLocale() === defaultLocale ? undefined : defaultLocale;
