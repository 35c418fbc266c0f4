'use client';

import { useEffect, useState } from 'react';
import { outcomes, undoSeconds } from '@/lib/transfers/decisions';
import type { Taken } from './use-decisions';
import { useWords } from './use-words';

type Props = { entry: { reference: string }; taken: Taken; onUndo: () => void; onAgain: () => void };

/** What has become of a transfer that was decided here: with Undo for a minute, or with what went wrong. */
export function DoneLine({ entry: { reference }, taken, onUndo, onAgain }: Props) {
  const { text } = useWords();
  const left = useSecondsLeft(taken.at);
  const { action, problem, saved, final } = taken;
  const failed = problem && !saved;
  return (
    <p className="desk-done" data-outcome={failed ? 'failed' : action}>
      <span>
        {!failed && `${text.states[outcomes[action]]}: `}
        <span className="desk-reference">{reference}</span>
        {problem && ` · ${problem}`}
      </span>
      {failed && !final && (
        <button type="button" data-moves="" aria-label={`${text.again}: ${reference}`} onClick={onAgain}>
          {text.again}
        </button>
      )}
      {!failed && left > 0 && (
        <button type="button" data-moves="" aria-label={`${text.undo}: ${reference}`} onClick={onUndo}>
          {text.undo} ({left} s)
        </button>
      )}
    </p>
  );
}

function useSecondsLeft(since: number): number {
  const [now, setNow] = useState(since);
  const left = Math.max(0, undoSeconds - Math.floor((now - since) / 1000));
  const over = left === 0;
  useEffect(() => {
    if (over) return;
    const clock = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(clock);
  }, [over]);
  return left;
}
