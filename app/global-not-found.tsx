import type { Metadata } from 'next';
import { Frame } from '@/components/layout/frame';
import { NotFound } from '@/components/layout/not-found';
import { SiteStylesheet } from '@/components/layout/site-stylesheet';
import { StylesheetRegistry } from '@/components/ui/stylesheet';
import { env } from '@/lib/env';
import { readRequest } from '@/lib/session/request';
import { notFound } from '@/lib/text/en/not-found';

export function generateMetadata(): Metadata {
  return { title: `${notFound.title} · ${env().SITE_NAME}`, robots: { index: false } };
}

export default async function GlobalNotFound() {
  const { nonce, loggedIn, isFirstVisit, path } = await readRequest();
  return (
    <html lang="en">
      <head>
        <SiteStylesheet nonce={nonce} isFirstVisit={isFirstVisit} />
      </head>
      <body id="top">
        <StylesheetRegistry nonce={nonce}>
          <Frame loggedIn={loggedIn} path={path}>
            <NotFound />
          </Frame>
        </StylesheetRegistry>
      </body>
    </html>
  );
}
