import { defaultLocale, type Locale, locales } from '@/lib/format/locale';

type Translated = { translations?: Locale[] };

/** English, and those that all the records are translated into. */
export const languagesOfAll = (records: Translated[]): Locale[] =>
  locales.filter(
    (locale) =>
      locale === defaultLocale ||
      (records.length > 0 && records.every(({ translations }) => translations?.includes(locale))),
  );

/** English, and those that any of the records is translated into. */
export const languagesOfAny = (records: Translated[]): Locale[] =>
  locales.filter(
    (locale) => locale === defaultLocale || records.some(({ translations }) => translations?.includes(locale)),
  );
