'use client';

import { useRef, useState } from 'react';
import type { Verdict } from '@/lib/transfers/decisions';
import type { ReviewEntry } from '@/lib/transfers/review-queue';
import { CancelRequest } from './cancel-request';
import { DeskFacts, DeskSender } from './desk-facts';
import { RejectReasons } from './reject-reasons';
import { Screenshot } from './screenshot';
import { useWords } from './use-words';

type Props = {
  entry: ReviewEntry;
  /** Among the first ones: its screenshot is loaded at once. */
  near: boolean;
  onDecide: (action: Verdict, reason?: string) => void;
};

/** One transfer: look, compare, decide; what is not compared comes below the decision. */
export function DeskCard({ entry, near, onDecide }: Props) {
  const { text } = useWords();
  const [rejecting, setRejecting] = useState(false);
  const reject = useRef<HTMLButtonElement>(null);
  const about = `${entry.reference}, ${entry.name}`;

  return (
    <article className="desk-card" id={entry.id} tabIndex={-1} aria-label={`${entry.reference}, ${entry.name}`}>
      <div className="desk-compare">
        <DeskFacts entry={entry} />
        <Screenshot entry={entry} near={near} />
        {rejecting ? (
          <RejectReasons
            reference={entry.reference}
            onReason={(reason) => onDecide('reject', reason)}
            onBack={() => {
              setRejecting(false);
              requestAnimationFrame(() => reject.current?.focus());
            }}
          />
        ) : (
          <div className="desk-buttons">
            <button
              type="button"
              className="desk-accept"
              data-moves=""
              aria-label={`${text.accept}: ${about}`}
              onClick={() => onDecide('accept')}
            >
              {text.accept}
            </button>
            <button
              type="button"
              className="desk-reject"
              data-moves=""
              ref={reject}
              aria-label={`${text.reject}: ${about}`}
              onClick={() => setRejecting(true)}
            >
              {text.reject}
            </button>
          </div>
        )}
      </div>
      <DeskSender entry={entry} />
      <CancelRequest reference={entry.reference} onCancel={() => onDecide('cancel')} />
    </article>
  );
}
