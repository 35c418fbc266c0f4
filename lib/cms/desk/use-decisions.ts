'use client';

import { useRef, useState } from 'react';
import type { DecisionAction, TransferCollection, Verdict } from '@/lib/transfers/decisions';
import { sendDecision } from './send-decision';
import { useWords } from './use-words';

type Entry = { id: string; collection: TransferCollection };
type Choice = { action: Verdict; reason?: string };

/** A decision of this screen. */
export type Taken = Choice & {
  /** When it was tapped; its minute runs from here. */
  at: number;
  saved: boolean;
  /** What went wrong with saving it, or with taking it back. */
  problem?: string;
  /** Trying again would change nothing. */
  final?: boolean;
};

/**
 * What was decided on this screen, by entry. A tap counts at once and is sent behind it, the taps on one entry in their order;
 * what could not be saved says so in its place.
 */
export function useDecisions() {
  const { text } = useWords();
  const [taken, setTaken] = useState<ReadonlyMap<string, Taken>>(new Map());
  const queues = useRef(new Map<string, Promise<unknown>>());

  /** Changes what is known of an entry, unless it was tapped again in between. */
  const put = (id: string, next: Taken | undefined, expected?: { at: number | undefined }) =>
    setTaken((before) => {
      if (expected && before.get(id)?.at !== expected.at) return before;
      const after = new Map(before);
      if (next) after.set(id, next);
      else after.delete(id);
      return after;
    });

  function send(entry: Entry, action: DecisionAction, reason?: string) {
    const turn = queues.current.get(entry.id) ?? Promise.resolve();
    const sent = turn.then(() => sendDecision({ id: entry.id, collection: entry.collection, action, reason }, text));
    queues.current.set(entry.id, sent);
    return sent;
  }

  return {
    taken,
    /** Accepts, rejects or cancels; once more where it could not be saved. */
    async decide(entry: Entry, { action, reason }: Choice) {
      const tapped: Taken = { action, reason, at: Date.now(), saved: false };
      put(entry.id, tapped);
      const answer = await send(entry, action, reason);
      const known = 'problem' in answer ? { ...tapped, ...answer } : { ...tapped, saved: true };
      put(entry.id, known, tapped);
    },
    async undo(entry: Entry) {
      const last = taken.get(entry.id);
      put(entry.id, undefined);
      const answer = await send(entry, 'undo');
      if (last && 'problem' in answer) put(entry.id, { ...last, saved: true, ...answer }, { at: undefined });
    },
    /** It waits again, by another way than undo. */
    forget: (id: string) => put(id, undefined),
  };
}
