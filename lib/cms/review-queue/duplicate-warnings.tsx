'use client';

import type { ReviewEntry } from '@/lib/transfers/review-queue';
import type { TransferSummary } from '@/lib/transfers/warnings';
import { DateTime } from './date-time';
import type { ReviewTexts } from './texts';
import { TransferList } from './transfer-list';
import { useTexts } from './use-texts';

export function DuplicateWarnings({ entry }: { entry: ReviewEntry }) {
  const { text } = useTexts();
  const warnings = listWarnings(entry, text);
  const isOpen = warnings.length === 1 && warnings[0]?.summaries.length === 1;
  return warnings.map(({ key, title, at, summaries }) => (
    <details className="review-warning" key={key} open={isOpen}>
      <summary>
        {title}
        {at && (
          <>
            {' '}
            (<DateTime at={at} hasSeconds />)
          </>
        )}
        {summaries.length > 1 && ` · ${summaries.length}`}
      </summary>
      <TransferList summaries={summaries} hasSeconds />
    </details>
  ));
}

type WarningLine = { key: string; title: string; at?: string; summaries: TransferSummary[] };

/** Earlier and later duplicates are listed apart: the first sender did nothing wrong. */
function listWarnings({ warnings }: ReviewEntry, text: ReviewTexts): WarningLine[] {
  return warnings.flatMap(({ kind, before, later }) => {
    const lines: WarningLine[] = [];
    const [next] = later;
    if (before.length > 0) lines.push({ key: `${kind} before`, title: text.sentBefore[kind], summaries: before });
    if (next) {
      lines.push({ key: `${kind} later`, title: text.sentLater[kind](next.name), at: next.at, summaries: later });
    }
    return lines;
  });
}
