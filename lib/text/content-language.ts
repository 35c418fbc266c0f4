import { getLocale } from '#text';
import { languageOf } from '@/lib/format/language';
import { defaultLocale, type Locale } from '@/lib/format/locale';

/** The `lang` of content by staff if it differs from the language of the page. */
export const contentLanguage = (text: string): Locale | undefined => languageOf(text, getLocale());

/** The `lang` of longer content, which exists in English only. */
export const longContentLanguage = (): Locale | undefined =>
  getLocale() === defaultLocale ? undefined : defaultLocale;
