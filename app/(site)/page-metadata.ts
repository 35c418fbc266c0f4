import type { Metadata } from 'next';
import { env } from '@/lib/env';
import { type Locale, locales } from '@/lib/format/locale';
import { alternatesOf } from '@/lib/text/alternates';
import { openGraphLocale, shareImage } from '@/lib/text/open-graph';

type Page = {
  /** Absent on the home page: its title is the school's name. */
  title?: string;
  description: string | undefined;
  /** In English. */
  path: string;
  /** The languages of what staff write, for a page that is mainly that. All by default. */
  languages?: readonly Locale[];
};

export function pageMetadata({ title, description, path, languages = locales }: Page): Metadata {
  const siteName = env().SITE_NAME;
  const alternates = alternatesOf(path, languages);
  return {
    title: title ?? { absolute: siteName },
    description,
    alternates,
    openGraph: {
      title: title ?? siteName,
      description,
      url: alternates.canonical,
      siteName,
      type: 'website',
      locale: openGraphLocale(),
      images: [{ ...shareImage(), alt: siteName }],
    },
  };
}
