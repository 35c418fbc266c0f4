import { getLocale } from '#text';
import { joinSyllables } from '@/lib/format/burmese-breaks';
import { hasBurmese, splitBurmeseRuns } from '@/lib/format/language';
import type { Locale } from '@/lib/format/locale';
import { contentLanguage } from '@/lib/text/content-language';

type Props = {
  text: string;
  /** The language that the text is known to be in, where it is not that of the page. */
  lang?: Locale;
};

/** What staff have written. Its Burmese parts get `lang="my"`, for their font, line height and pronunciation. */
export function MultilingualText({ text, lang }: Props) {
  const locale = getLocale();
  if (lang && lang !== 'my' && lang !== locale) {
    return <span lang={lang}>{hasBurmese(text) ? <BurmeseRuns text={text} /> : text}</span>;
  }
  if (!hasBurmese(text)) {
    const language = locale === 'en' ? undefined : contentLanguage(text);
    return language ? <span lang={language}>{text}</span> : text;
  }
  if (locale === 'my') return joinSyllables(text);
  return <BurmeseRuns text={text} />;
}

function BurmeseRuns({ text }: { text: string }) {
  return splitBurmeseRuns(text).map((run, index) =>
    run.isBurmese ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text never change places
      <span key={index} lang="my">
        {joinSyllables(run.text)}
      </span>
    ) : (
      run.text
    ),
  );
}
