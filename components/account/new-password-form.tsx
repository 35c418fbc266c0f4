'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { pick } from 'zod/mini';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { PasswordInput } from '@/components/ui/password-input';
import { ApiFailure, callApi } from '@/lib/api/browser';
import { passwordReset } from '@/lib/contract/accounts';
import { accounts as text } from '@/lib/text/en/accounts';
import { forgetReset } from './pending-reset';

const newPassword = pick(passwordReset, { password: true });

type Props = { otp: string; code: string; onBack?: () => void; onDone: () => void };

/** Stage 2: the new password, sent with the code. */
export function NewPasswordForm({ otp, code, onBack, onDone }: Props) {
  const [problem, setProblem] = useState<string>();
  const { register, handleSubmit, formState } = useForm({ resolver: zodResolver(newPassword) });

  const submit = handleSubmit(async ({ password }) => {
    setProblem(undefined);
    try {
      const json = { code: [...code].map(Number), password };
      await callApi(`/auth/reset_password/${encodeURIComponent(otp)}`, { method: 'POST', json });
      forgetReset();
      onDone();
    } catch (error) {
      setProblem((error instanceof ApiFailure && error.message) || text.resetFailed);
    }
  });

  return (
    <form className="form" method="post" noValidate onSubmit={submit}>
      <p>{text.newPasswordLead}</p>
      {problem && (
        <Alert tone="bad" live>
          {problem}
        </Alert>
      )}
      <PasswordInput
        id="new-password"
        label={text.fields.newPassword}
        help={text.passwordHelp}
        autoComplete="new-password"
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
    </form>
  );
}
