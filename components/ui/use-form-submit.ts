'use client';

import { type BaseSyntheticEvent, useEffect, useRef, useState } from 'react';
import { getText } from '#text';
import { type FieldForm, showFieldError } from './use-field-errors';

type RequestFailure = { kind?: string; status?: number; message?: string; code?: string };

/** What the visitor can do: the message of the server, if it has one. */
function adviceFor(error: unknown): string {
  const forms = getText('forms');
  const { kind, status = 0, message } = (error ?? {}) as RequestFailure;
  if (kind === 'network' || kind === 'timeout') return forms.unreached;
  return kind === 'response' && status < 500 && message ? message : forms.nothingLost;
}

type State<Response> =
  | { name: 'idle' }
  | { name: 'sending' }
  | { name: 'sent'; response: Response }
  | { name: 'failed'; advice: string; status?: number; code?: string };

type SubmittedForm<Values> = Partial<FieldForm> & {
  handleSubmit: (valid: (values: Values) => Promise<void>) => (event?: BaseSyntheticEvent) => Promise<unknown>;
};

/** A refusal that names a field of the form is shown there, as an error of the validation is. */
export function useFormSubmit<Values, Response>(
  form: SubmittedForm<Values>,
  send: (values: Values) => Promise<Response>,
  shouldSubmitOnMount = false,
) {
  const [state, setState] = useState<State<Response>>({ name: 'idle' });
  const isRunning = useRef(false);

  async function submit(event?: BaseSyntheticEvent) {
    event?.preventDefault();
    if (isRunning.current) return;
    isRunning.current = true;
    setState({ name: 'sending' });
    let result: State<Response> = { name: 'idle' };
    try {
      await form.handleSubmit(async (values) => {
        result = { name: 'sent', response: await send(values) };
      })(event);
    } catch (error) {
      const { status, code } = (error ?? {}) as RequestFailure;
      if (!showFieldError(form, error)) result = { name: 'failed', advice: adviceFor(error), status, code };
    }
    isRunning.current = false;
    setState(result);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (shouldSubmitOnMount) void submit();
  }, []);

  return {
    state,
    isSending: state.name === 'sending',
    submit,
    restart: () => setState({ name: 'idle' }),
  };
}
