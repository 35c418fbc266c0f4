'use client';

import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { TextInput } from '@/components/ui/text-input';
import { useChecked } from '@/components/ui/use-checked';
import { callApi } from '@/lib/api/browser';
import { forgotPassword } from '@/lib/contract/endpoints/passwords';
import type { CodeRequest } from '@/lib/contract/passwords';
import { resendSeconds } from '@/lib/contract/resend';
import { accounts as text } from '@/lib/text/en/accounts';
import { AccountForm, problemOf } from './account-form';
import { forgetReset, keepReset, type PendingReset, pendingReset } from './pending-reset';

const contract = () => import('@/lib/contract/passwords');

/** Asks for a code, the first time and again; the browser keeps the token it belongs to. */
export async function requestCode(email: string): Promise<PendingReset> {
  const answer = await callApi(forgotPassword, {
    query: { isweb: 'true', email, count: String(resendSeconds) },
    body: { email },
    schema: async () => (await contract()).tolerantCodeRequested,
  });
  const reset = { otp: answer?.otp ?? '', email, askedAt: Date.now(), message: answer?.message };
  if (reset.otp) keepReset(reset);
  else forgetReset();
  return reset;
}

/** Stage 0: whose password it is. While a code is good no other one is asked for: the next stage has a button for that. */
export function AskForCode({ email, onSent }: { email: string; onSent: (reset: PendingReset) => void }) {
  const [problem, setProblem] = useState<string>();
  const { register, handleSubmit, formState } = useForm<CodeRequest>({
    ...useChecked<CodeRequest>(async () => (await contract()).codeRequest),
    defaultValues: { email },
  });

  const submit = handleSubmit(async (typed) => {
    setProblem(undefined);
    try {
      onSent(pendingReset(typed.email) ?? (await requestCode(typed.email)));
    } catch (error) {
      setProblem(problemOf(error));
    }
  });

  return (
    <AccountForm lead={<p>{text.forgetLead}</p>} problem={problem} onSubmit={submit}>
      <TextInput
        id="forgot-email"
        type="email"
        label={text.fields.email}
        autoComplete="username"
        autoFocus
        required
        error={formState.errors.email?.message}
        {...register('email')}
      />
      <Button type="submit" disabled={formState.isSubmitting}>
        {formState.isSubmitting ? text.sending : text.next}
      </Button>
    </AccountForm>
  );
}
