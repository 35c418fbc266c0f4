'use client';

import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { PasswordInput } from '@/components/ui/password-input';
import { useChecked } from '@/components/ui/use-checked';
import { callApi } from '@/lib/api/browser';
import type { NewPassword } from '@/lib/contract/accounts';
import { accounts as text } from '@/lib/text/en/accounts';
import { AccountForm, problemOf } from './account-form';
import { forgetReset } from './pending-reset';

const contract = async () => (await import('@/lib/contract/accounts')).newPasswordAlone;

type Props = { otp: string; code: string; autoFocus?: boolean; onBack?: () => void; onDone: () => void };

/** Stage 2: the new password, sent with the code. */
export function NewPasswordForm({ otp, code, autoFocus, onBack, onDone }: Props) {
  const [problem, setProblem] = useState<string>();
  const { register, handleSubmit, formState } = useForm<NewPassword>(useChecked<NewPassword>(contract));

  const submit = handleSubmit(async ({ password }) => {
    setProblem(undefined);
    try {
      const json = { code: [...code].map(Number), password };
      await callApi(`/auth/reset_password/${encodeURIComponent(otp)}`, { method: 'POST', json });
      forgetReset();
      onDone();
    } catch (error) {
      setProblem(problemOf(error));
    }
  });

  return (
    <AccountForm lead={<p>{text.newPasswordLead}</p>} problem={problem} onSubmit={submit}>
      <PasswordInput
        id="new-password"
        label={text.fields.newPassword}
        help={text.passwordHelp}
        autoComplete="new-password"
        autoFocus={autoFocus}
        required
        error={formState.errors.password?.message}
        {...register('password')}
      />
      <div className="cluster">
        <Button type="submit" disabled={formState.isSubmitting}>
          {formState.isSubmitting ? text.saving : text.savePassword}
        </Button>
        {onBack && (
          <Button look="quiet" onClick={onBack}>
            {text.back}
          </Button>
        )}
      </div>
    </AccountForm>
  );
}
