import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { getLocale } from '#text';
import { Frame } from '@/components/layout/frame';
import { LanguageOfferScript } from '@/components/layout/language-offer';
import { PreloaderScript } from '@/components/layout/preloader';
import { SessionScript } from '@/components/layout/session-script';
import { SiteStylesheet } from '@/components/layout/site-stylesheet';
import { SubmitOnceScript } from '@/components/layout/submit-once-script';
import { StylesheetRegistry } from '@/components/ui/stylesheet';
import { getSiteInfo } from '@/lib/api/site-info';
import { env, siteUrl } from '@/lib/env';
import { hasBurmeseDigits } from '@/lib/format/numbers';
import { readRequest } from '@/lib/session/request';
import { openGraphLocale, shareImage } from '@/lib/text/open-graph';
import { siteIcons } from '@/lib/text/site-icons';

// Each response has its own nonce and menu, and the build must not open the database.
export const dynamic = 'force-dynamic';

export async function generateMetadata(): Promise<Metadata> {
  const name = env().SITE_NAME;
  const description = (await getSiteInfo()).data?.texts?.description;
  return {
    metadataBase: new URL(siteUrl()),
    title: { default: name, template: `%s · ${name}` },
    description,
    applicationName: name,
    icons: siteIcons,
    openGraph: { siteName: name, type: 'website', locale: openGraphLocale(), images: shareImage() },
    twitter: { card: 'summary_large_image' },
    formatDetection: { telephone: false },
  };
}

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  colorScheme: 'light dark',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#1a2049' },
    { media: '(prefers-color-scheme: dark)', color: '#0b0e22' },
  ],
};

export default async function SiteLayout({ children }: { children: ReactNode }) {
  const { nonce, session, isFirstVisit, path, search } = await readRequest();
  return (
    <html
      lang={getLocale()}
      data-digits={getLocale() === 'my' && hasBurmeseDigits() ? 'burmese' : undefined}
      className={isFirstVisit ? 'first-visit' : undefined}
      data-scroll-behavior="smooth"
      suppressHydrationWarning
    >
      <head>
        <LanguageOfferScript nonce={nonce} />
        <SiteStylesheet nonce={nonce} isFirstVisit={isFirstVisit} />
      </head>
      <body id="top" data-session={session}>
        <StylesheetRegistry nonce={nonce}>
          <Frame isLoggedIn={Boolean(session)} path={path} search={search}>
            {children}
          </Frame>
        </StylesheetRegistry>
        {isFirstVisit && <PreloaderScript nonce={nonce} />}
        <SubmitOnceScript nonce={nonce} />
        <SessionScript nonce={nonce} isLoggedIn={Boolean(session)} />
      </body>
    </html>
  );
}
