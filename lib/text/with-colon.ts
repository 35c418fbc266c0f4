import { getLocale } from '#text';
import type { Locale } from '@/lib/format/locale';

/** A label before its value. French puts a no-break space before the colon. */
export const withColon = (label: string, locale: Locale = getLocale()): string =>
  locale === 'fr' ? `${label}\u00a0:` : `${label}:`;
