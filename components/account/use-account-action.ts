'use client';

import { type SubmitEvent, useRef, useState } from 'react';
import { requireToken } from './require-token';

type Options = {
  send: (token: string, values: FormData) => Promise<void>;
  failureMessage: string;
  /** Of the form without scripts. */
  isDone?: boolean;
  hasFailed?: boolean;
};

/** For a form of the profile that needs no validation. */
export function useAccountAction({ send, failureMessage, isDone = false, hasFailed = false }: Options) {
  const [state, setState] = useState<'idle' | 'busy' | 'done'>(isDone ? 'done' : 'idle');
  const [problem, setProblem] = useState(hasFailed ? failureMessage : undefined);
  const isRunning = useRef(false);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isRunning.current) return;
    isRunning.current = true;
    const values = new FormData(event.currentTarget);
    setProblem(undefined);
    setState('busy');
    try {
      const token = await requireToken(setProblem);
      if (token) await send(token, values);
      setState(token ? 'done' : 'idle');
    } catch {
      setState('idle');
      setProblem(failureMessage);
    } finally {
      isRunning.current = false;
    }
  }

  return {
    problem,
    isBusy: state === 'busy',
    isDone: state === 'done',
    /** Hides that an earlier value was sent. */
    change: () => setState((current) => (current === 'done' ? 'idle' : current)),
    submit,
  };
}
