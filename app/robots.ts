import type { MetadataRoute } from 'next';
import { siteUrl } from '@/lib/env';
import { locales, pathIn } from '@/lib/format/locale';

/** Pages of forms and of one person. */
const personal = ['/profile', '/payment', '/zoom', '/checkout', '/reserve', '/offer', '/reset_password'];

export const dynamic = 'force-dynamic';

export default function robots(): MetadataRoute.Robots {
  return {
    rules: {
      userAgent: '*',
      disallow: [
        '/admin',
        '/cms-api',
        '/api/',
        ...locales.flatMap((locale) => personal.map((path) => pathIn(locale, path))),
      ],
    },
    sitemap: `${siteUrl()}/sitemap.xml`,
  };
}
