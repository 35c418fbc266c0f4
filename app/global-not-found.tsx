import type { Metadata } from 'next';
import { getLocale, getText } from '#text';
import { Frame } from '@/components/layout/frame';
import { LanguageOfferScript } from '@/components/layout/language-offer';
import { NotFound } from '@/components/layout/not-found';
import { SiteStylesheet } from '@/components/layout/site-stylesheet';
import { StylesheetRegistry } from '@/components/ui/stylesheet';
import { env } from '@/lib/env';
import { elsewhereParameter } from '@/lib/http/cms-paths';
import { readRequest } from '@/lib/session/request';
import { siteIcons } from '@/lib/text/site-icons';

/** A path of this site. */
function elsewhereOf(search: string): string | undefined {
  const path = new URLSearchParams(search).get(elsewhereParameter);
  return path && /^\/(?![/\\])/.test(path) ? path : undefined;
}

export function generateMetadata(): Metadata {
  const notFound = getText('notFound');
  return { title: `${notFound.title} · ${env().SITE_NAME}`, robots: { index: false }, icons: siteIcons };
}

export default async function GlobalNotFound() {
  const { nonce, session, isFirstVisit, search } = await readRequest();
  return (
    <html lang={getLocale()} suppressHydrationWarning>
      <head>
        <LanguageOfferScript nonce={nonce} />
        <SiteStylesheet nonce={nonce} isFirstVisit={isFirstVisit} />
      </head>
      <body id="top">
        <StylesheetRegistry nonce={nonce}>
          <Frame isLoggedIn={Boolean(session)} path="/" search="" isNotFound>
            <NotFound elsewhere={elsewhereOf(search)} />
          </Frame>
        </StylesheetRegistry>
      </body>
    </html>
  );
}
