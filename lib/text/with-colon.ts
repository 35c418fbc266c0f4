import { getLocale } from '#text';
import type { Locale } from '@/lib/format/locale';

const separators: Record<Locale, string> = { en: ':', my: ' –', fr: '\u00a0:' };

/** A label before its value. French puts a no-break space before the colon, Burmese writes a dash; a question has none. */
export const withColon = (label: string, locale: Locale = getLocale()): string => {
  if (/[?။]$/.test(label)) return label;
  return label + separators[locale];
};
