import { hasBurmese, splitBurmeseRuns } from '@/lib/format/language';

/** Text whose Burmese parts get `lang="my"`, for their font, line height and pronunciation. */
export function MultilingualText({ text }: { text: string }) {
  if (!hasBurmese(text)) return text;
  return splitBurmeseRuns(text).map((run, index) =>
    run.burmese ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text never change places
      <span key={index} lang="my">
        {run.text}
      </span>
    ) : (
      run.text
    ),
  );
}
