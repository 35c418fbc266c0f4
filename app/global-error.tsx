'use client';

import { getLocale } from '#text';
import { LinkButton } from '@/components/ui/button';
import { type Locale, pathIn, splitLocale } from '@/lib/format/locale';
import type { Dictionary } from '@/lib/text/dictionary';
import { pageFailure as en } from '@/lib/text/en/page-failure';
import { pageFailure as fr } from '@/lib/text/fr/page-failure';
import { pageFailure as my } from '@/lib/text/my/page-failure';

// What brings the texts and stylesheets of a page is what has failed.
const texts: Record<Locale, Dictionary['pageFailure']> = { en, my, fr };

/** Replaces the whole document where the root layout fails. */
export default function SiteFailure() {
  const locale = typeof window === 'undefined' ? getLocale() : splitLocale(window.location.pathname).locale;
  const text = texts[locale];
  return (
    <html lang={locale}>
      <head>
        <title>{text.title}</title>
        <link rel="stylesheet" href="/stylesheets/site.css" precedence="site" />
      </head>
      <body>
        <main className="page section">
          <div className="notice" role="alert">
            <h1>{text.title}</h1>
            <p className="lead">{text.body}</p>
            <p className="cluster">
              <LinkButton href="">{text.retry}</LinkButton>
              <LinkButton href={pathIn(locale, '/')} variant="quiet">
                {text.home}
              </LinkButton>
            </p>
          </div>
        </main>
      </body>
    </html>
  );
}
