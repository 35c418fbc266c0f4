'use client';

import { useRef, useState } from 'react';
import type { Rejection } from '@/lib/text/rejection-reason';
import type { DecisionAction, TransferCollection, Verdict } from '@/lib/transfers/decisions';
import { sendDecision } from './send-decision';
import { useTexts } from './use-texts';

type Entry = { id: string; collection: TransferCollection };
type Choice = { action: Verdict } & Rejection;

export type OptimisticDecision = Choice & {
  /** When it was tapped: Undo is offered from then on. */
  at: number;
  isSaved: boolean;
  problem?: string;
  isFinal?: boolean;
};

const pageLeft = () => new Promise((resolve) => addEventListener('pagehide', resolve, { once: true }));

/** The decisions made on this screen, by entry. Requests for the same entry are sent one after another, or when the page is left. */
export function useDecisions() {
  const { text } = useTexts();
  const [decisions, setDecisions] = useState<ReadonlyMap<string, OptimisticDecision>>(new Map());
  const queues = useRef(new Map<string, Promise<unknown>>());

  /** Does nothing if the entry was decided again since `expected`. */
  const setDecision = (id: string, decision?: OptimisticDecision, expected?: { at: number | undefined }) =>
    setDecisions((previous) => {
      if (expected && previous.get(id)?.at !== expected.at) return previous;
      const next = new Map(previous);
      if (decision) next.set(id, decision);
      else next.delete(id);
      return next;
    });

  function send(entry: Entry, action: DecisionAction, rejection?: Rejection) {
    const previous = queues.current.get(entry.id) ?? Promise.resolve();
    const sent = Promise.race([previous, pageLeft()]).then(() =>
      sendDecision({ id: entry.id, collection: entry.collection, action, ...rejection }, text),
    );
    queues.current.set(entry.id, sent);
    return sent;
  }

  return {
    decisions,
    async decide(entry: Entry, { action, reasonCode, reason }: Choice) {
      const rejection = { reasonCode, reason };
      const decision: OptimisticDecision = { action, ...rejection, at: Date.now(), isSaved: false };
      setDecision(entry.id, decision);
      const result = await send(entry, action, rejection);
      const failure = 'problem' in result ? result : undefined;
      setDecision(entry.id, failure ? { ...decision, ...failure } : { ...decision, isSaved: true }, decision);
    },
    async undo(entry: Entry) {
      const undone = decisions.get(entry.id);
      setDecision(entry.id);
      const result = await send(entry, 'undo');
      if (undone && 'problem' in result) {
        setDecision(entry.id, { ...undone, isSaved: true, ...result }, { at: undefined });
      }
    },
    clear: (id: string) => setDecision(id),
  };
}
