'use client';

import { useEffect, useState } from 'react';
import { undoSeconds, verdictStates } from '@/lib/transfers/decisions';
import type { OptimisticDecision } from './use-decisions';
import { useTexts } from './use-texts';
import './decision.css';

type Props = { reference: string; decision: OptimisticDecision; onUndo: () => void; onRetry: () => void };

export function DecisionStatus({ reference, decision, onUndo, onRetry }: Props) {
  const { text } = useTexts();
  const secondsLeft = useSecondsLeft(decision.at);
  const { action, problem, isSaved, isFinal } = decision;
  const failed = problem && !isSaved;
  return (
    <p className="review-decision" data-outcome={failed ? 'failed' : action}>
      <span>
        {!failed && `${text.states[verdictStates[action]]}: `}
        <span className="review-reference">{reference}</span>
        {problem && ` · ${problem}`}
      </span>
      {failed && !isFinal && (
        <button type="button" data-guard-tap="" aria-label={`${text.retry}: ${reference}`} onClick={onRetry}>
          {text.retry}
        </button>
      )}
      {!failed && secondsLeft > 0 && (
        <button type="button" data-guard-tap="" aria-label={`${text.undo}: ${reference}`} onClick={onUndo}>
          {text.undo} ({secondsLeft} s)
        </button>
      )}
    </p>
  );
}

function useSecondsLeft(since: number): number {
  const [now, setNow] = useState(since);
  const secondsLeft = Math.max(0, undoSeconds - Math.floor((now - since) / 1000));
  const isOver = secondsLeft === 0;
  useEffect(() => {
    if (isOver) return;
    const interval = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(interval);
  }, [isOver]);
  return secondsLeft;
}
