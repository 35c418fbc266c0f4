import { getLocale } from '#text';
import { hasBurmese, splitBurmeseRuns } from '@/lib/format/language';
import { contentLanguage } from '@/lib/text/content-language';

/** What staff have written. Its Burmese parts get `lang="my"`, for their font, line height and pronunciation. */
export function MultilingualText({ text }: { text: string }) {
  const locale = getLocale();
  if (!hasBurmese(text)) {
    const language = locale === 'en' ? undefined : contentLanguage(text);
    return language ? <span lang={language}>{text}</span> : text;
  }
  if (locale === 'my') return text;
  return splitBurmeseRuns(text).map((run, index) =>
    run.isBurmese ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text never change places
      <span key={index} lang="my">
        {run.text}
      </span>
    ) : (
      run.text
    ),
  );
}
