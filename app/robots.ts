import type { MetadataRoute } from 'next';
import { siteUrl } from '@/lib/env';

export const dynamic = 'force-dynamic';

export default function robots(): MetadataRoute.Robots {
  return {
    rules: {
      userAgent: '*',
      disallow: ['/admin', '/cms-api', '/api/', '/profile', '/payment', '/zoom', '/checkout', '/reset_password'],
    },
    sitemap: `${siteUrl()}/sitemap.xml`,
  };
}
