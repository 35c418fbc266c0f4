import type { MetadataRoute } from 'next';
import { getSiteInfo } from '@/lib/api/site-info';
import { env } from '@/lib/env';

export const dynamic = 'force-dynamic';

export default async function manifest(): Promise<MetadataRoute.Manifest> {
  const name = env().SITE_NAME;
  return {
    name,
    short_name: name,
    description: (await getSiteInfo()).data?.texts?.description,
    lang: 'en',
    start_url: '/',
    display: 'minimal-ui',
    background_color: '#fbf6ec',
    theme_color: '#1a2049',
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
}
