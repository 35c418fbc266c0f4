'use client';

import type { EnrolmentState } from '@/lib/contract/enrolment-state';
import type { Rejection } from '@/lib/text/rejection-reason';
import type { DecisionAction, TransferCollection } from '@/lib/transfers/decisions';
import type { ReviewTexts } from './texts';

type DecisionRequest = Rejection & {
  id: string;
  collection: TransferCollection;
  action: DecisionAction;
  /** Of the decision to undo. */
  decidedAt?: string;
};
/** isFinal: the server refused, so a retry would fail again. */
export type DecisionResult = { state: EnrolmentState; at?: string } | { problem: string; isFinal: boolean };

export async function sendDecision(
  { id, collection, ...decision }: DecisionRequest,
  text: ReviewTexts,
): Promise<DecisionResult> {
  try {
    const response = await fetch(`/cms-api/${collection}/${id}/decide`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      credentials: 'same-origin',
      body: JSON.stringify(decision),
      // The decision is shown before it is sent, so the request must survive leaving the page.
      keepalive: true,
      signal: AbortSignal.timeout(20_000),
    });
    const body = (await response.json().catch(() => ({}))) as { state?: EnrolmentState; at?: string; error?: string };
    if (response.ok && body.state) return { state: body.state, at: body.at };
    return { problem: body.error ?? text.saveFailed, isFinal: response.status === 404 || response.status === 409 };
  } catch {
    return { problem: text.saveFailed, isFinal: false };
  }
}
