export const locales = ['en', 'my', 'fr'] as const;
export type Locale = (typeof locales)[number];

/** Its pages have no prefix. */
export const defaultLocale: Locale = 'en';

/** Each in its own script. */
export const languageNames: Record<Locale, string> = { my: 'မြန်မာ', en: 'English', fr: 'Français' };

export const isLocale = (text: unknown): text is Locale => locales.some((locale) => locale === text);

const prefix = /^\/(my|fr)(?=\/|$|\?|#)/;

/** `/my/about` is `/about` in Burmese. */
export function splitLocale(path: string): { locale: Locale; path: string } {
  const found = prefix.exec(path)?.[1];
  if (!isLocale(found)) return { locale: defaultLocale, path };
  const rest = path.slice(found.length + 1);
  return { locale: found, path: rest.startsWith('/') ? rest : `/${rest}` };
}

/** The path of the same page in another language. */
export function pathIn(locale: Locale, path: string): string {
  const { path: plain } = splitLocale(path);
  if (locale === defaultLocale) return plain;
  return `/${locale}${plain.replace(/^\/(?=$|\?|#)/, '')}`;
}

const notPages = /^\/(?:api|admin|cms-api|media|fonts|icons|illustrations|videos|feed\.xml)(?:[/?#]|$)/;

/** Of a path without a language, such as the admin's. */
export const isOutsideLanguages = (path: string): boolean => notPages.test(path);

/** Links to pages of this site keep the language. A link that names a language stays as it is. */
export function localHref(locale: Locale, href: string): string {
  const isPage = /^\/(?![/\\])/.test(href) && !notPages.test(href);
  return isPage && !prefix.test(href) ? pathIn(locale, href) : href;
}

/** The language of `Accept-Language` that a visitor likes best. */
export function preferredLocale(header: string | undefined): Locale {
  const wishes = (header ?? '').split(',').map((part) => {
    const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
    const quality = parameters.map((parameter) => /^\s*q=([\d.]+)/.exec(parameter)?.[1]).find(Boolean);
    return { locale: tag.split('-', 1)[0], quality: quality === undefined ? 1 : Number(quality) };
  });
  const [best] = wishes
    .filter(({ locale, quality }) => isLocale(locale) && quality > 0)
    .toSorted((a, b) => b.quality - a.quality);
  return isLocale(best?.locale) ? best.locale : defaultLocale;
}
