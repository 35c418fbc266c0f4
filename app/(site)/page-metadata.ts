import type { Metadata } from 'next';
import { env } from '@/lib/env';

type Page = {
  /** Absent on the home page: its title is the school's name. */
  title?: string;
  description: string | undefined;
  path: string;
};

export function pageMetadata({ title, description, path }: Page): Metadata {
  const siteName = env().SITE_NAME;
  return {
    title: title ?? { absolute: siteName },
    description,
    alternates: { canonical: path },
    openGraph: {
      title: title ?? siteName,
      description,
      url: path,
      siteName,
      type: 'website',
      locale: 'en',
      images: [{ url: '/share.png', width: 1200, height: 630, alt: siteName }],
    },
  };
}
