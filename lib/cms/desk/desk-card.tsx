'use client';

import { useEffect, useState } from 'react';
import { desk as text } from '@/lib/text/en/desk';
import { undoSeconds } from './decisions';
import { DeskFacts } from './desk-facts';
import type { DeskEntry } from './queue';
import { RejectReasons } from './reject-reasons';
import { Screenshot } from './screenshot';
import { useDecision } from './use-decision';

/** One transfer: look, compare, decide. Once decided it is a line with Undo for a minute. */
export function DeskCard({ entry, onGone }: { entry: DeskEntry; onGone: () => void }) {
  const { state, send } = useDecision(entry);
  const [rejecting, setRejecting] = useState(false);

  if (state.name === 'done') {
    return (
      <Done
        outcome={state.outcome}
        since={state.at}
        reference={entry.reference}
        onUndo={() => {
          setRejecting(false);
          void send('undo');
        }}
        onGone={onGone}
      />
    );
  }
  const saving = state.name === 'saving';
  return (
    <article className="desk-card" aria-label={entry.reference}>
      <Screenshot entry={entry} />
      <div className="desk-side">
        <DeskFacts entry={entry} />
        {state.name === 'failed' && (
          <p className="desk-problem" role="alert">
            {state.problem}
          </p>
        )}
        {rejecting ? (
          <RejectReasons
            saving={saving}
            onReason={(reason) => void send('reject', reason)}
            onCancel={() => setRejecting(false)}
          />
        ) : (
          <div className="desk-buttons">
            <button type="button" className="desk-accept" disabled={saving} onClick={() => void send('accept')}>
              {saving ? text.saving : text.accept}
            </button>
            <button type="button" className="desk-reject" disabled={saving} onClick={() => setRejecting(true)}>
              {text.reject}
            </button>
          </div>
        )}
      </div>
    </article>
  );
}

type DoneProps = {
  outcome: 'Accepted' | 'Rejected' | 'Pending';
  since: number;
  reference: string;
  onUndo: () => void;
  onGone: () => void;
};

function Done({ outcome, since, reference, onUndo, onGone }: DoneProps) {
  const [left, setLeft] = useState(undoSeconds);

  useEffect(() => {
    const clock = setInterval(() => {
      const now = undoSeconds - Math.floor((Date.now() - since) / 1000);
      setLeft(now);
      if (now <= 0) onGone();
    }, 1000);
    return () => clearInterval(clock);
  }, [since, onGone]);

  return (
    <p className="desk-done" data-outcome={outcome} role="status">
      <span>
        {text.done[outcome]}: {reference}
      </span>
      <button type="button" onClick={onUndo}>
        {text.undo(Math.max(0, left))}
      </button>
    </p>
  );
}
