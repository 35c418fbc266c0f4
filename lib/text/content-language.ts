import { getLocale } from '#text';
import type { TextLanguages } from '@/lib/contract/text-languages';
import { languageOf } from '@/lib/format/language';
import { defaultLocale, type Locale } from '@/lib/format/locale';

/** The `lang` of content by staff if it differs from the language of the page. */
export const contentLanguage = (text: string): Locale | undefined => languageOf(text, getLocale());

type Translated = { textLanguages?: TextLanguages };

/** Of a longer text of a record. A backend that tells no languages has English texts alone. */
export function longContentLanguage(record: Translated | undefined, field: string): Locale | undefined {
  if (record?.textLanguages) return record.textLanguages[field];
  return getLocale() === defaultLocale ? undefined : defaultLocale;
}
