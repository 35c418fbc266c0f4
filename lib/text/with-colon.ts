import { getLocale } from '#text';
import type { Locale } from '@/lib/format/locale';

/** A label before its value. French puts a no-break space before the colon; a question has none. */
export const withColon = (label: string, locale: Locale = getLocale()): string => {
  if (/[?။]$/.test(label)) return label;
  return locale === 'fr' ? `${label}\u00a0:` : `${label}:`;
};
