import { burmeseRuns, hasBurmese } from '@/lib/format/language';

/** A plain text whose Burmese words are marked as such, for their face, their line height and screen readers. */
export function MyText({ text }: { text: string }) {
  if (!hasBurmese(text)) return text;
  return burmeseRuns(text).map((run, at) =>
    run.burmese ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text never change places
      <span key={at} lang="my">
        {run.text}
      </span>
    ) : (
      run.text
    ),
  );
}
