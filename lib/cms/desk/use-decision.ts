'use client';

import { useRef, useState } from 'react';
import { desk as text } from '@/lib/text/en/desk';
import type { DeskAction, DeskCollection } from './decisions';

type Record = { id: string; collection: DeskCollection };
type Outcome = 'Accepted' | 'Rejected' | 'Pending';
export type DecisionState =
  | { name: 'open' }
  | { name: 'saving' }
  | { name: 'done'; outcome: Outcome; at: number }
  | { name: 'failed'; problem: string };

/** Sends a decision, one at a time however often it is tapped. */
export function useDecision({ id, collection }: Record) {
  const [state, setState] = useState<DecisionState>({ name: 'open' });
  const running = useRef(false);

  async function send(action: DeskAction, reason?: string): Promise<boolean> {
    if (running.current) return false;
    running.current = true;
    setState({ name: 'saving' });
    try {
      const answer = await fetch(`/cms-api/${collection}/${id}/decide`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        credentials: 'same-origin',
        body: JSON.stringify({ action, reason }),
        signal: AbortSignal.timeout(20_000),
      });
      const said = (await answer.json().catch(() => ({}))) as { state?: Outcome; error?: string };
      if (!answer.ok || !said.state) throw new Error(said.error ?? text.failed);
      setState(said.state === 'Pending' ? { name: 'open' } : { name: 'done', outcome: said.state, at: Date.now() });
      return true;
    } catch (error) {
      const problem = error instanceof Error && error.name === 'Error' ? error.message : text.failed;
      setState({ name: 'failed', problem });
      return false;
    } finally {
      running.current = false;
    }
  }

  return { state, send };
}
