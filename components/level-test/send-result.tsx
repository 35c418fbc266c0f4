'use client';

import { type BaseSyntheticEvent, useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { arriveAt } from '@/components/ui/arrive-at';
import { Button } from '@/components/ui/button';
import { inTime } from '@/components/ui/in-time';
import { SendFailure } from '@/components/ui/send-failure';
import { TextInput } from '@/components/ui/text-input';
import { useSending } from '@/components/ui/use-sending';
import { callApi } from '@/lib/api/browser';
import { sendAttemptContact } from '@/lib/contract/endpoints/level-test';
import { levelTest as text } from '@/lib/text/en/level-test';

type Contact = Record<'name' | 'phone', FormDataEntryValue | null>;
type Problems = { name?: string; phone?: string };

/** What is wrong with the fields, in the words of the contract, which comes with the first tap; else the server checks alone. */
async function problemsOf(contact: Contact): Promise<Problems> {
  const contract = await inTime(import('@/lib/contract/level-test'));
  const checked = contract?.attemptContact.safeParse(contact);
  if (!checked?.error) return {};
  return Object.fromEntries(checked.error.issues.map(({ path, message }) => [path[0], message]).reverse());
}

/** "Send my result to the school": a name and a phone for someone to call. */
export function SendResult({ attemptId }: { attemptId: string }) {
  const [problems, setProblems] = useState<Problems>({});
  const check = (valid: (contact: Contact) => Promise<void>) => async (event?: BaseSyntheticEvent) => {
    const form: HTMLFormElement = event?.currentTarget;
    const typed = new FormData(form);
    const contact = { name: typed.get('name'), phone: typed.get('phone') };
    const found = await problemsOf(contact);
    setProblems(found);
    const wrong = found.name ? 'name' : found.phone ? 'phone' : undefined;
    if (wrong) form.querySelector<HTMLInputElement>(`[name=${wrong}]`)?.focus();
    else await valid(contact);
  };
  const { state, sending, submit } = useSending(check, (body) =>
    callApi(sendAttemptContact, { params: { id: attemptId }, body }),
  );

  if (state.name === 'sent') {
    return (
      <div className="sent" tabIndex={-1} ref={arriveAt}>
        <Alert tone="good" live>
          {text.sent}
        </Alert>
      </div>
    );
  }

  return (
    <details className="level-test-send">
      <summary className="button button-quiet">{text.sendResult}</summary>
      <form className="form" noValidate onSubmit={submit}>
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
          <Button type="submit" aria-disabled={sending}>
            {sending ? text.sending : text.send}
          </Button>
        </p>
      </form>
    </details>
  );
}
