import type { Rejection } from '@/lib/text/rejection-reason';
import type { TransferCollection, Verdict } from '@/lib/transfers/decisions';
import { type DecisionResult, sendDecision } from './send-decision';
import type { ReviewTexts } from './texts';

export type DecidedRecord = { id: string; collection: TransferCollection };

const pageLeft = () =>
  new Promise<undefined>((resolve) => addEventListener('pagehide', () => resolve(undefined), { once: true }));

/** Requests for the same record are sent one after another, or when the page is left. */
export function createDecisionQueue() {
  const results = new Map<string, Promise<DecisionResult | undefined>>();

  function enqueue<Result extends DecisionResult | undefined>(
    { id }: DecidedRecord,
    send: (previous: DecisionResult | undefined) => Promise<Result>,
  ): Promise<Result> {
    const sent = Promise.race([results.get(id) ?? Promise.resolve(undefined), pageLeft()]).then(send);
    results.set(id, sent);
    return sent;
  }

  return {
    decide: ({ id, collection }: DecidedRecord, decision: { action: Verdict } & Rejection, text: ReviewTexts) =>
      enqueue({ id, collection }, () => sendDecision({ id, collection, ...decision }, text)),
    /** Sends nothing if the decision was refused: the last one is a colleague's. */
    undo: ({ id, collection }: DecidedRecord, text: ReviewTexts) =>
      enqueue({ id, collection }, async (previous) => {
        if (previous && 'problem' in previous && previous.isFinal) return undefined;
        const decidedAt = previous && 'at' in previous ? previous.at : undefined;
        return sendDecision({ id, collection, action: 'undo', decidedAt }, text);
      }),
  };
}
