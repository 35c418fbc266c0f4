import { getLocale } from '#text';
import { languageNames, locales, pathIn } from '@/lib/format/locale';
import { languageOffers } from '@/lib/text/language-offers';

// All guests get the same HTML, so the browser decides which line is shown, before the first paint. A choice is remembered.
// Cookies come last: reading them waits for another process of the browser.
const showOffer = `try{let l=/^(en|my|fr)/,h=document.documentElement,w=(navigator.languages||[]).find(function(t){return l.test(t)});if(w&&w.slice(0,2)!=h.lang&&!/(^|; )language=(en|my|fr)(;|$)/.test(document.cookie))h.dataset.offer=w.slice(0,2);addEventListener('click',function(e){let a=e.target.closest&&e.target.closest('a[hreflang]');if(a&&l.test(a.hreflang))document.cookie='language='+a.hreflang+';path=/;max-age=31536000;samesite=lax'})}catch{}`;

/** In the head: a script in the body ends the part of the page that browsers paint first. */
export function LanguageOfferScript({ nonce }: { nonce?: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: showOffer }} />;
}

type Props = { /** Without the prefix of a language. */ path: string; search?: string };

/** One line, in another of the three languages, where the browser prefers it. */
export function LanguageOffer({ path, search = '' }: Props) {
  const current = getLocale();
  const link = (locale: (typeof locales)[number], text: string) => (
    <a href={`${pathIn(locale, path)}${search}`} lang={locale} hrefLang={locale}>
      {text}
    </a>
  );
  return (
    <>
      {locales
        .filter((locale) => locale !== current)
        .map((locale) => (
          <nav
            key={locale}
            aria-label={languageOffers[locale]}
            lang={locale}
            className={`language-offer language-offer-${locale}`}
          >
            {link(locale, languageOffers[locale])} {link(current, languageNames[current])}
          </nav>
        ))}
    </>
  );
}
