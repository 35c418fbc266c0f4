'use client';

import { type SubmitEvent, useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { arriveAt } from '@/components/ui/arrive-at';
import { Button } from '@/components/ui/button';
import { SendFailure } from '@/components/ui/send-failure';
import { TextInput } from '@/components/ui/text-input';
import { useSending } from '@/components/ui/use-sending';
import { callApi } from '@/lib/api/browser';
import { levelTest as text } from '@/lib/text/en/level-test';

type Problems = { name?: string; phone?: string };

/** What is wrong with the fields, in the contract's words; its schema comes with the first tap. */
async function problemsOf(contact: object): Promise<Problems> {
  const { attemptContact } = await import('@/lib/contract/level-test');
  const checked = attemptContact.safeParse(contact);
  if (checked.success) return {};
  return Object.fromEntries(checked.error.issues.map(({ path, message }) => [path[0], message]).reverse());
}

/** "Send my result to the school": a name and a phone for someone to call. */
export function SendResult({ attemptId }: { attemptId: string }) {
  const [problems, setProblems] = useState<Problems>({});
  const { state, submit } = useSending(async (form: HTMLFormElement) => {
    const json = Object.fromEntries(new FormData(form));
    const found = await problemsOf(json);
    setProblems(found);
    const wrong = found.name ? 'name' : found.phone ? 'phone' : undefined;
    if (wrong) {
      form.querySelector<HTMLInputElement>(`[name=${wrong}]`)?.focus();
      return false;
    }
    await callApi(`/levelstests/attempts/${attemptId}/contact`, { method: 'POST', json });
    return true;
  });

  if (state.name === 'sent' && state.answer) {
    return (
      <div className="sent" tabIndex={-1} ref={arriveAt}>
        <Alert tone="good" live>
          {text.sent}
        </Alert>
      </div>
    );
  }

  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    void submit(event.currentTarget);
  }

  const sending = state.name === 'sending';
  return (
    <details className="level-test-send">
      <summary className="button button-gold">{text.sendResult}</summary>
      <form className="form" noValidate onSubmit={send}>
        <p>{text.sendIntro}</p>
        <TextInput id="result-name" name="name" label={text.name} autoComplete="name" required error={problems.name} />
        <TextInput
          id="result-phone"
          name="phone"
          label={text.phone}
          type="tel"
          autoComplete="tel"
          required
          error={problems.phone}
        />
        {state.name === 'failed' && <SendFailure advice={state.advice} />}
        <p>
          <Button type="submit" disabled={sending}>
            {sending ? text.sending : text.send}
          </Button>
        </p>
      </form>
    </details>
  );
}
