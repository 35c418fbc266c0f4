'use client';

import { getText } from '#text';
import { Button } from '@/components/ui/button';
import { TextInput } from '@/components/ui/text-input';
import type { CodeRequest } from '@/lib/contract/passwords';
import { AccountForm } from './account-form';
import { type PendingReset, readPendingReset } from './pending-reset';
import { requestResetCode } from './request-reset-code';
import { useAccountForm } from './use-account-form';

const schema = async () => (await import('@/lib/contract/passwords')).codeRequest;

/** Step 1 of a password reset. While a code is valid none is requested here: the next step has a button for that. */
export function ResetEmailStep({ email, onSent }: { email: string; onSent: (reset: PendingReset) => void }) {
  const text = getText('accounts');
  const { problem, submit, field, isSubmitting } = useAccountForm<CodeRequest>({
    schema,
    defaultValues: { email },
    send: async (typed) => onSent(readPendingReset(typed.email) ?? (await requestResetCode(typed.email))),
  });

  return (
    <AccountForm lead={<p>{text.forgetLead}</p>} problem={problem} onSubmit={submit}>
      <TextInput
        id="forgot-email"
        type="email"
        label={text.fields.email}
        autoComplete="username"
        autoFocus
        {...field('email')}
      />
      <Button type="submit" disabled={isSubmitting}>
        {isSubmitting ? text.sending : text.next}
      </Button>
    </AccountForm>
  );
}
