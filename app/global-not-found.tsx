import type { Metadata } from 'next';
import { courseEntries } from '@/components/layout/addresses';
import { Frame } from '@/components/layout/frame';
import { Sheet } from '@/components/layout/sheet';
import { LinkButton } from '@/components/ui/button';
import { env } from '@/lib/env';
import { readRequest } from '@/lib/session/request';
import { layout } from '@/lib/text/en/layout';
import { notFound } from '@/lib/text/en/not-found';

export function generateMetadata(): Metadata {
  return { title: `${notFound.title} · ${env().SITE_NAME}`, robots: { index: false } };
}

const ways = [
  ...courseEntries.map(({ href, label }) => ({ href, label: `${label} courses` })),
  { href: '/level-test', label: layout.menu.levelTest },
  { href: '/blog', label: layout.menu.blog },
  { href: '/contact', label: layout.menu.contact },
];

export default async function GlobalNotFound() {
  const { nonce, loggedIn, arriving } = await readRequest();
  return (
    <html lang="en">
      <head>
        <Sheet nonce={nonce} arriving={arriving} />
      </head>
      <body id="top">
        <Frame loggedIn={loggedIn}>
          <main className="page section">
            <div className="split">
              <div className="stack">
                <h1>{notFound.title}</h1>
                <p className="lead">{notFound.body}</p>
                <p>
                  <LinkButton href="/">{notFound.back}</LinkButton>
                </p>
                <p className="muted">{notFound.or}</p>
                <ul className="cluster">
                  {ways.map(({ href, label }) => (
                    <li key={href}>
                      <LinkButton href={href} look="quiet" small>
                        {label}
                      </LinkButton>
                    </li>
                  ))}
                </ul>
              </div>
              <img src="/illustrations/not-found.svg" alt="" width={480} height={360} fetchPriority="low" />
            </div>
          </main>
        </Frame>
      </body>
    </html>
  );
}
