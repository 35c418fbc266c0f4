'use client';

import { useRef, useState } from 'react';
import { forms } from '@/lib/text/en/forms';

type Failing = { kind?: string; status?: number; message?: string };

/** What a person can do about a failure, in a sentence: the server's own where it gave one. */
export function adviceFor(error: unknown): string {
  const { kind, status = 0, message } = (error ?? {}) as Failing;
  if (kind === 'network' || kind === 'timeout') return forms.unreached;
  return kind === 'answer' && status < 500 && message ? message : forms.kept;
}

type State<Answer> =
  | { name: 'idle' }
  | { name: 'sending' }
  | { name: 'sent'; answer: Answer }
  | { name: 'failed'; advice: string };

/** Sends a form once at a time, however often it is tapped, and tells how that went. */
export function useSending<Values, Answer>(send: (values: Values) => Promise<Answer>) {
  const [state, setState] = useState<State<Answer>>({ name: 'idle' });
  const running = useRef(false);
  return {
    state,
    /** Another one may be sent. */
    again: () => setState({ name: 'idle' }),
    async submit(values: Values) {
      if (running.current) return;
      running.current = true;
      setState({ name: 'sending' });
      try {
        setState({ name: 'sent', answer: await send(values) });
      } catch (error) {
        setState({ name: 'failed', advice: adviceFor(error) });
      } finally {
        running.current = false;
      }
    },
  };
}
