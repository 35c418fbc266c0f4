import type { Metadata } from 'next';
import { getLocale, getText } from '#text';
import { Frame } from '@/components/layout/frame';
import { NotFound } from '@/components/layout/not-found';
import { SiteStylesheet } from '@/components/layout/site-stylesheet';
import { StylesheetRegistry } from '@/components/ui/stylesheet';
import { env } from '@/lib/env';
import { readRequest } from '@/lib/session/request';

const withoutLanguages = /^\/(?:admin(?:\/|$)|feed\.xml$)/;

export function generateMetadata(): Metadata {
  const notFound = getText('notFound');
  return { title: `${notFound.title} · ${env().SITE_NAME}`, robots: { index: false } };
}

export default async function GlobalNotFound() {
  const { nonce, isLoggedIn, isFirstVisit, path } = await readRequest();
  return (
    <html lang={getLocale()} suppressHydrationWarning>
      <head>
        <SiteStylesheet nonce={nonce} isFirstVisit={isFirstVisit} />
      </head>
      <body id="top">
        <StylesheetRegistry nonce={nonce}>
          <Frame nonce={nonce} isLoggedIn={isLoggedIn} path="/" search="">
            <NotFound elsewhere={withoutLanguages.test(path) ? { path } : undefined} />
          </Frame>
        </StylesheetRegistry>
      </body>
    </html>
  );
}
