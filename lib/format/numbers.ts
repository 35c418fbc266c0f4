import type { Locale } from './locale';

/** Digits are Latin in all languages, as on banknotes' serial numbers, phones and in transfers; the group separators are not. */
export const languageTags: Record<Locale, string> = { en: 'en-US', my: 'my-MM-u-nu-latn', fr: 'fr-FR' };

// Creating a formatter is slow.
const formatters = new Map<Locale, Intl.NumberFormat>();

export function formatNumber(locale: Locale, number: number): string {
  const formatter = formatters.get(locale) ?? new Intl.NumberFormat(languageTags[locale]);
  formatters.set(locale, formatter);
  return formatter.format(number);
}
