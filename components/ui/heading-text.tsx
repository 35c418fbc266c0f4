import type { ReactNode } from 'react';
import { getLocale } from '#text';
import { splitPhrases } from '@/lib/format/burmese-breaks';
import { hasBurmese } from '@/lib/format/language';
import type { Locale } from '@/lib/format/locale';
import { MultilingualText } from './multilingual-text';

/** Of a heading, whose lines in Burmese end between phrases: browsers break within words. */
export function HeadingText({ text, lang }: { text: string; lang?: Locale }) {
  const phrases = hasBurmese(text) ? splitPhrases(text) : [];
  if (phrases.length < 2) return <MultilingualText text={text} lang={lang} />;
  const language = getLocale() === 'my' ? undefined : 'my';
  return phrases.flatMap((phrase, index) =>
    hasBurmese(phrase)
      ? [
          // biome-ignore lint/suspicious/noArrayIndexKey: the phrases of a text never change places
          <span key={index} lang={language} className="phrase">
            {phrase.trimEnd()}
          </span>,
          ...(/\s$/.test(phrase) ? [' '] : []),
        ]
      : [phrase],
  );
}

export const keepPhrases = (title: ReactNode): ReactNode =>
  typeof title === 'string' && hasBurmese(title) ? <HeadingText text={title} /> : title;
