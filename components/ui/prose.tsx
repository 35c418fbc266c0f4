import { joinSyllables, splitPhrases } from '@/lib/format/burmese-breaks';
import { labelWideTables } from '@/lib/format/labelled-tables';
import { hasBurmese } from '@/lib/format/language';
import { Stylesheet } from './stylesheet';

/** The only component that renders HTML from editors; `lib/api` has sanitised it. */
export function Prose({ html, lang }: { html: string; lang?: string }) {
  const laidOut = withBurmeseBreaks(labelWideTables(html));
  return (
    <>
      <Stylesheet name="prose" />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised on the server, see lib/api */}
      <div className="prose" lang={lang} dangerouslySetInnerHTML={{ __html: laidOut }} />
    </>
  );
}

const headings = /(<h[2-4][^>]*>)([^<]+)(?=<\/h)/g;
const texts = /(^|>)([^<]+)/g;

function withBurmeseBreaks(html: string): string {
  if (!hasBurmese(html)) return html;
  return html
    .replace(headings, (_, tag: string, heading: string) => tag + splitPhrases(heading).map(toSpan).join(''))
    .replace(texts, (_, before: string, text: string) => before + joinSyllables(text));
}

const toSpan = (phrase: string): string =>
  hasBurmese(phrase) ? phrase.replace(/\S.*\S|\S/s, '<span class="phrase">$&</span>') : phrase;
