'use client';

import { useState } from 'react';
import type { Rejection } from '@/lib/text/rejection-reason';
import type { Verdict } from '@/lib/transfers/decisions';
import { createDecisionQueue, type DecidedRecord } from './decision-queue';
import { useTexts } from './use-texts';

type Choice = { action: Verdict } & Rejection;

export type OptimisticDecision = Choice & {
  /** When it was tapped: Undo is offered from then on. */
  at: number;
  isSaved: boolean;
  problem?: string;
  isFinal?: boolean;
};

export function useDecisions() {
  const { text } = useTexts();
  const [decisions, setDecisions] = useState<ReadonlyMap<string, OptimisticDecision>>(new Map());
  const [queue] = useState(createDecisionQueue);

  /** Does nothing if the entry was decided again since `expected`. */
  const setDecision = (id: string, decision?: OptimisticDecision, expected?: { at: number | undefined }) =>
    setDecisions((previous) => {
      if (expected && previous.get(id)?.at !== expected.at) return previous;
      const next = new Map(previous);
      if (decision) next.set(id, decision);
      else next.delete(id);
      return next;
    });

  return {
    decisions,
    async decide(entry: DecidedRecord, { action, reasonCode, reason }: Choice) {
      const rejection = { reasonCode, reason };
      const decision: OptimisticDecision = { action, ...rejection, at: Date.now(), isSaved: false };
      setDecision(entry.id, decision);
      const result = await queue.decide(entry, { action, ...rejection }, text);
      const failure = 'problem' in result ? result : undefined;
      setDecision(entry.id, failure ? { ...decision, ...failure } : { ...decision, isSaved: true }, decision);
    },
    async undo(entry: DecidedRecord) {
      const undone = decisions.get(entry.id);
      setDecision(entry.id);
      const result = await queue.undo(entry, text);
      if (undone && result && 'problem' in result) {
        setDecision(entry.id, { ...undone, isSaved: true, ...result }, { at: undefined });
      }
    },
    clear: (id: string) => setDecision(id),
  };
}
