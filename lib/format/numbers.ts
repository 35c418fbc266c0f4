import { processWide } from '@/lib/process-wide';
import type { Locale } from './locale';

/** A setting of the school. Latin digits are the default: they stand on phones, in transfers and in references. */
const digits = processWide('digits', () => ({ areBurmese: false }));

/** On the server. A page tells its islands by `data-digits` of its root element. */
export function setBurmeseDigits(areBurmese: boolean): void {
  digits.areBurmese = areBurmese;
}

export const hasBurmeseDigits = (): boolean =>
  typeof document === 'undefined' ? digits.areBurmese : document.documentElement.dataset.digits === 'burmese';

/** For `Intl`. The group separators differ, too. */
export function languageTag(locale: Locale): string {
  if (locale !== 'my') return locale === 'fr' ? 'fr-FR' : 'en-US';
  return `my-MM-u-nu-${hasBurmeseDigits() ? 'mymr' : 'latn'}`;
}

// Creating a formatter is slow.
const formatters = new Map<string, Intl.NumberFormat>();

export function formatNumber(locale: Locale, number: number): string {
  const tag = languageTag(locale);
  const formatter = formatters.get(tag) ?? new Intl.NumberFormat(tag);
  formatters.set(tag, formatter);
  return formatter.format(number);
}
