'use client';

import type { TransferSummary } from '@/lib/transfers/warnings';
import { DateTime } from './date-time';
import { useTexts } from './use-texts';

const maxShown = 10;

export function TransferList({ summaries, hasSeconds }: { summaries: TransferSummary[]; hasSeconds?: boolean }) {
  const { text } = useTexts();
  return (
    <ul className="review-summaries">
      {summaries.slice(0, maxShown).map(({ id, collection, reference, courseName, name, state, at }) => (
        <li key={id}>
          <a href={`/admin/collections/${collection}/${id}`} className="review-reference">
            {reference}
          </a>{' '}
          {courseName}, {name}, <DateTime at={at} hasSeconds={hasSeconds} />:{' '}
          <b data-state={state}>{text.states[state]}</b>
        </li>
      ))}
    </ul>
  );
}
