'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { TextInput } from '@/components/ui/text-input';
import { ApiFailure, callApi } from '@/lib/api/browser';
import { forgotPassword, forgotPasswordAnswer, resendSeconds } from '@/lib/contract/accounts';
import { accounts as text } from '@/lib/text/en/accounts';
import { keepReset, type PendingReset } from './pending-reset';

/** Asks for a code, the first time and again; the browser keeps the token it belongs to. */
export async function requestCode(email: string): Promise<PendingReset> {
  const query = new URLSearchParams({ isweb: 'true', email, count: String(resendSeconds) });
  const { otp } = await callApi(`/auth/forgot_password?${query}`, {
    method: 'POST',
    json: { email },
    schema: forgotPasswordAnswer,
  });
  const reset = { otp, email };
  keepReset(reset);
  return reset;
}

/** Stage 0: whose password it is. */
export function AskForCode({ email, onSent }: { email: string; onSent: (reset: PendingReset) => void }) {
  const [problem, setProblem] = useState<string>();
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(forgotPassword),
    defaultValues: { email },
  });

  const submit = handleSubmit(async (typed) => {
    setProblem(undefined);
    try {
      onSent(await requestCode(typed.email));
    } catch (error) {
      setProblem((error instanceof ApiFailure && error.message) || text.resetFailed);
    }
  });

  return (
    <form className="form" method="post" noValidate onSubmit={submit}>
      <p>{text.forgetLead}</p>
      {problem && (
        <Alert tone="bad" live>
          {problem}
        </Alert>
      )}
      <TextInput
        id="forgot-email"
        type="email"
        label={text.fields.email}
        autoComplete="username"
        required
        error={formState.errors.email?.message}
        {...register('email')}
      />
      <Button type="submit" disabled={formState.isSubmitting}>
        {formState.isSubmitting ? text.sending : text.next}
      </Button>
    </form>
  );
}
