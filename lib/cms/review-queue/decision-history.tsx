'use client';

import { readDecisions } from '@/lib/transfers/decisions';
import { DateTime } from './date-time';
import { staffReason } from './rejection-labels';
import { useTexts } from './use-texts';
import '@/lib/cms/ui/controls.css';
import './review-queue.css';
import './decision.css';

export function DecisionHistory({ decisions }: { decisions: unknown }) {
  const { text, language } = useTexts();
  const list = readDecisions(decisions);
  return (
    <section className="review review-field review-history field-type" aria-label={text.history}>
      <h3>{text.history}</h3>
      {list.length === 0 && <p>{text.noHistory}</p>}
      <ol>
        {list.map(({ action, at, name, reasonCode, reason }) => (
          <li key={at}>
            {text.actions[action](name || text.someone)}
            {(reasonCode || reason) && (
              <>
                {' '}
                {text.reason}: “{staffReason({ reasonCode, reason }, language)}”
              </>
            )}
            <span className="review-small">
              <DateTime at={at} hasSeconds />
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
