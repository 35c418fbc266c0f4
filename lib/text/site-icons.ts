import type { Metadata } from 'next';

/** Of the tab, and of an iPhone's home screen; those of Android are in `app/manifest.ts`. Below `/icons`, they are cached for a day. */
export const siteIcons = {
  icon: { url: '/icons/icon-48.png', sizes: '48x48', type: 'image/png' },
  apple: { url: '/icons/icon-180.png', sizes: '180x180', type: 'image/png' },
} satisfies Metadata['icons'];
