'use client';

import { readDecisions } from '@/lib/transfers/decisions';
import { useWords } from './use-words';
import { When } from './when';
import './desk.css';

/** The decisions on a record, oldest first: who did what, when, and why. */
export function History({ decisions }: { decisions: unknown }) {
  const { text } = useWords();
  const list = readDecisions(decisions);
  return (
    <section className="desk desk-field desk-history field-type" aria-label={text.history}>
      <h3>{text.history}</h3>
      {list.length === 0 && <p>{text.noHistory}</p>}
      <ol>
        {list.map(({ action, at, name, reason }) => (
          <li key={at}>
            {text.deeds[action](name || text.someone)}
            {reason && (
              <>
                {' '}
                {text.reason}: “{reason}”
              </>
            )}
            <span className="desk-small">
              <When at={at} withSeconds />
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
