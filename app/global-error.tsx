'use client';

import type { Locale } from '@/lib/format/locale';
import type { Dictionary } from '@/lib/text/dictionary';
import { pageFailure as en } from '@/lib/text/en/page-failure';
import { pageFailure as fr } from '@/lib/text/fr/page-failure';
import { pageFailure as my } from '@/lib/text/my/page-failure';

const texts: Record<Locale, Dictionary['pageFailure']> = { en, my, fr };

/** Replaces the document if the root layout fails, and with it its texts and stylesheets. Every page loads it, so it imports no other components. */
export default function SiteFailure() {
  const [, prefix] = /^\/(my|fr)\b/.exec(globalThis.location?.pathname ?? '') ?? [];
  const locale = (prefix ?? 'en') as Locale;
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
              {/* biome-ignore lint/a11y/useValidAnchor: the link to the same page */}
              <a className="button" href="">
                {text.retry}
              </a>
              <a className="button button-quiet" href={`/${prefix ?? ''}`}>
                {text.home}
              </a>
            </p>
          </div>
        </main>
      </body>
    </html>
  );
}
