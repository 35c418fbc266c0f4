'use client';

import { type BaseSyntheticEvent, useEffect, useRef, useState } from 'react';
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

/** A form's `handleSubmit`: calls `valid` with what was typed, unless something is wrong with it. */
type Check<Values> = (valid: (values: Values) => Promise<void>) => (event?: BaseSyntheticEvent) => Promise<unknown>;

/**
 * Checks and sends a form once at a time, however often it is tapped, and tells how that goes from the tap on. With `now` it is sent
 * at once: it was, before its script came.
 */
export function useSending<Values, Answer>(
  check: Check<Values>,
  send: (values: Values) => Promise<Answer>,
  now = false,
) {
  const [state, setState] = useState<State<Answer>>({ name: 'idle' });
  const running = useRef(false);

  async function submit(event?: BaseSyntheticEvent) {
    event?.preventDefault();
    if (running.current) return;
    running.current = true;
    setState({ name: 'sending' });
    let end: State<Answer> = { name: 'idle' };
    try {
      await check(async (values) => {
        end = { name: 'sent', answer: await send(values) };
      })(event);
    } catch (error) {
      end = { name: 'failed', advice: adviceFor(error) };
    }
    running.current = false;
    setState(end);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the form that was sent before this came is sent once
  useEffect(() => {
    if (now) void submit();
  }, []);

  return {
    state,
    sending: state.name === 'sending',
    submit,
    /** Another one may be sent. */
    again: () => setState({ name: 'idle' }),
  };
}
