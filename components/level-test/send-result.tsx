'use client';

import { type BaseSyntheticEvent, useState } from 'react';
import { getText } from '#text';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { focusAndScroll } from '@/components/ui/focus-and-scroll';
import { FormFailure } from '@/components/ui/form-failure';
import { loadWithTimeout } from '@/components/ui/loader';
import { useFormSubmit } from '@/components/ui/use-form-submit';
import { callApi } from '@/lib/api/browser';
import { sendAttemptContact } from '@/lib/contract/endpoints/level-test';
import { type FieldErrors, SendResultFields } from './send-result-fields';

type Contact = Record<'name' | 'phone', FormDataEntryValue | null>;

/** The contract is imported with the first submit; if it does not load, only the server validates. */
async function validate(contact: Contact): Promise<FieldErrors> {
  const contract = await loadWithTimeout(import('@/lib/contract/level-test'));
  const result = contract?.attemptContact.safeParse(contact);
  if (!result?.error) return {};
  return Object.fromEntries(result.error.issues.map(({ path, message }) => [path[0], message]).reverse());
}

export function SendResult({ attemptId }: { attemptId: string }) {
  const text = getText('levelTest');
  const [errors, setErrors] = useState<FieldErrors>({});
  const handleSubmit = (valid: (contact: Contact) => Promise<void>) => async (event?: BaseSyntheticEvent) => {
    const form: HTMLFormElement = event?.currentTarget;
    const data = new FormData(form);
    const contact = { name: data.get('name'), phone: data.get('phone') };
    const fieldErrors = await validate(contact);
    setErrors(fieldErrors);
    const invalidField = fieldErrors.name ? 'name' : fieldErrors.phone ? 'phone' : undefined;
    if (invalidField) form.querySelector<HTMLInputElement>(`[name=${invalidField}]`)?.focus();
    else await valid(contact);
  };
  const { state, isSending, submit } = useFormSubmit({ handleSubmit }, (body) =>
    callApi(sendAttemptContact, { params: { id: attemptId }, body }),
  );

  if (state.name === 'sent') {
    return (
      <div className="form-success" tabIndex={-1} ref={focusAndScroll}>
        <Alert tone="good" isLive>
          {text.sent}
        </Alert>
      </div>
    );
  }

  return (
    <details className="level-test-send">
      <summary className="button button-quiet">{text.sendResult}</summary>
      <form className="form" noValidate onSubmit={submit}>
        <SendResultFields errors={errors} />
        {state.name === 'failed' && <FormFailure advice={state.advice} />}
        <p>
          <Button type="submit" aria-disabled={isSending}>
            {isSending ? text.sending : text.send}
          </Button>
        </p>
      </form>
    </details>
  );
}
