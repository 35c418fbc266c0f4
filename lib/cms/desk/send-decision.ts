'use client';

import type { EnrolmentState } from '@/lib/contract/enrolment-state';
import type { DecisionAction, TransferCollection } from '@/lib/transfers/decisions';
import type { DeskTexts } from './texts';

type Asked = { id: string; collection: TransferCollection; action: DecisionAction; reason?: string };
type Sent = { outcome: EnrolmentState } | { problem: string; final: boolean };

/** Sends a decision and says what became of it. `final`: the server has refused, trying again would change nothing. */
export async function sendDecision({ id, collection, action, reason }: Asked, text: DeskTexts): Promise<Sent> {
  try {
    const answer = await fetch(`/cms-api/${collection}/${id}/decide`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      credentials: 'same-origin',
      body: JSON.stringify({ action, reason }),
      signal: AbortSignal.timeout(20_000),
    });
    const said = (await answer.json().catch(() => ({}))) as { state?: EnrolmentState; error?: string };
    if (answer.ok && said.state) return { outcome: said.state };
    return { problem: said.error ?? text.failed, final: answer.status === 404 || answer.status === 409 };
  } catch {
    return { problem: text.failed, final: false };
  }
}
