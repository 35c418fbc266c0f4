import type { Metadata } from 'next';
import { env } from '@/lib/env';

type Page = {
  /** Absent on the home page, which is called like the school. */
  title?: string;
  description: string | undefined;
  /** The canonical address, from the slash. */
  path: string;
};

/** What search engines and shares say of a page. */
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
