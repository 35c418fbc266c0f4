import type { Metadata } from 'next';
import { getLocale } from '#text';
import { env } from '@/lib/env';
import { defaultLocale, type Locale, locales, pathIn } from '@/lib/format/locale';

type Page = {
  /** Absent on the home page: its title is the school's name. */
  title?: string;
  description: string | undefined;
  /** In English. */
  path: string;
  /** The page is mainly what staff write, which exists in English alone. */
  isContent?: boolean;
};

export const openGraphLocales: Record<Locale, string> = { en: 'en', my: 'my_MM', fr: 'fr_FR' };

export function pageMetadata({ title, description, path, isContent }: Page): Metadata {
  const siteName = env().SITE_NAME;
  const url = pathIn(isContent ? defaultLocale : getLocale(), path);
  return {
    title: title ?? { absolute: siteName },
    description,
    alternates: { canonical: url, ...(!isContent && { languages: languagesOf(path) }) },
    openGraph: {
      title: title ?? siteName,
      description,
      url,
      siteName,
      type: 'website',
      locale: openGraphLocales[getLocale()],
      images: [{ url: '/share.png', width: 1200, height: 630, alt: siteName }],
    },
  };
}

const languagesOf = (path: string): Record<string, string> => ({
  ...Object.fromEntries(locales.map((locale) => [locale, pathIn(locale, path)])),
  'x-default': path,
});
