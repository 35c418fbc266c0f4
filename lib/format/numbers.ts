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

// Creating a formatter is slow: the first one takes a phone 100 ms. So no module creates one when it is loaded.
const formatters = new Map<string, Intl.NumberFormat>();

export const formatNumber = (locale: Locale, number: number): string => format(locale, number);

/** With one digit after the separator: "4.5", "4,5". */
export const formatTenths = (locale: Locale, number: number): string => format(locale, number, 1);

function format(locale: Locale, number: number, fractionDigits?: number): string {
  const tag = languageTag(locale);
  const key = `${tag} ${fractionDigits}`;
  const digits = { minimumFractionDigits: fractionDigits, maximumFractionDigits: fractionDigits };
  const formatter = formatters.get(key) ?? new Intl.NumberFormat(tag, digits);
  formatters.set(key, formatter);
  return formatter.format(number);
}
