import type { Metadata } from 'next';
import { Frame } from '@/components/layout/frame';
import { NotFound } from '@/components/layout/not-found';
import { SiteSheet } from '@/components/layout/sheet';
import { env } from '@/lib/env';
import { readRequest } from '@/lib/session/request';
import { notFound } from '@/lib/text/en/not-found';

export function generateMetadata(): Metadata {
  return { title: `${notFound.title} · ${env().SITE_NAME}`, robots: { index: false } };
}

export default async function GlobalNotFound() {
  const { nonce, loggedIn, isFirstVisit } = await readRequest();
  return (
    <html lang="en">
      <head>
        <SiteSheet nonce={nonce} isFirstVisit={isFirstVisit} />
      </head>
      <body id="top">
        <Frame loggedIn={loggedIn}>
          <NotFound />
        </Frame>
      </body>
    </html>
  );
}
