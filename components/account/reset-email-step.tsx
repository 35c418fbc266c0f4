'use client';

import { useEffect } from 'react';
import { getText } from '#text';
import { Button } from '@/components/ui/button';
import { TextInput } from '@/components/ui/text-input';
import type { CodeRequest } from '@/lib/contract/passwords';
import { AccountForm } from './account-form';
import { type PendingReset, readPendingReset } from './pending-reset';
import { requestResetCode } from './request-reset-code';
import { useAccountForm } from './use-account-form';

const schema = async () => (await import('@/lib/contract/passwords')).codeRequest;

const forgotEmailId = 'forgot-email';

const emailInput = () => document.getElementById(forgotEmailId) as HTMLInputElement | null;

export const emailTyped = () => emailInput()?.value ?? '';

/** Without an action the form waits for its scripts: an existing backend may mail a code alone, which they need to use. */
export type ForgottenForm = {
  action?: string;
  hiddenFields: Record<string, string | undefined>;
  values?: Record<string, string>;
};

type Props = {
  email: string;
  /** What the login form has. */
  loginEmail: () => string;
  forgotten: ForgottenForm;
  onSend: () => void;
  onSent: (reset: PendingReset) => void;
};

/** Step 1 of a password reset. While a code is valid none is requested here: the next step has a button for that. */
export function ResetEmailStep({ email, loginEmail, forgotten, onSend, onSent }: Props) {
  const text = getText('accounts');
  const { problem, submit, field, getValues, setValue, isBusy } = useAccountForm<CodeRequest>({
    posted: { values: forgotten.values },
    schema,
    // Without one, what was typed before hydration stays.
    defaultValues: email ? { email } : undefined,
    send: async (typed) => {
      onSend();
      onSent(readPendingReset(typed.email) ?? (await requestResetCode(typed.email)));
    },
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    // Focused when the modal opens. React writes the attribute in the server's HTML only.
    emailInput()?.setAttribute('autofocus', '');
    // Opened before hydration. Both forms know their values once their effects have run.
    const timer = setTimeout(() => {
      if (!getValues('email')) setValue('email', loginEmail());
    });
    return () => clearTimeout(timer);
  }, []);

  return (
    <AccountForm
      action={forgotten.action}
      hiddenFields={forgotten.hiddenFields}
      lead={<p>{text.forgetLead}</p>}
      problem={problem}
      onSubmit={submit}
    >
      <TextInput
        id={forgotEmailId}
        type="email"
        label={text.fields.email}
        autoComplete="username"
        autoFocus
        {...field('email')}
      />
      <Button type="submit" aria-disabled={isBusy}>
        {isBusy ? text.sending : text.next}
      </Button>
    </AccountForm>
  );
}
