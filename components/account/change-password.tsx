'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { PasswordInput } from '@/components/ui/password-input';
import { ApiFailure, callApi } from '@/lib/api/browser';
import { passwordChange } from '@/lib/contract/accounts';
import { accounts as text } from '@/lib/text/en/accounts';
import { logIn } from './sign-in';
import { tokenOrLogin } from './token-or-login';

type Props = { email: string; onClose: () => void; onDone: () => void };

/** A new password for who knows the old one. */
export function ChangePassword({ email, onClose, onDone }: Props) {
  const [problem, setProblem] = useState<string>();
  const { register, handleSubmit, formState } = useForm({ resolver: zodResolver(passwordChange) });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async (typed) => {
    setProblem(undefined);
    const token = tokenOrLogin();
    if (!token) return;
    try {
      await callApi('/auth/change-password', { method: 'POST', json: { ...typed, email }, token });
      // The new password ended every session, this one too: begin another.
      await logIn({ email, password: typed.password }).catch(() => location.assign('/login?next=/profile'));
      onDone();
    } catch (error) {
      setProblem((error instanceof ApiFailure && error.message) || text.resetFailed);
    }
  });

  return (
    <Dialog open onClose={onClose} title={text.changePassword}>
      <form className="form" method="post" noValidate onSubmit={submit}>
        {problem && (
          <Alert tone="bad" live>
            {problem}
          </Alert>
        )}
        <input type="hidden" autoComplete="username" value={email} readOnly />
        <PasswordInput
          id="old-password"
          label={text.fields.oldPassword}
          autoComplete="current-password"
          required
          error={errors.old_password?.message}
          {...register('old_password')}
        />
        <PasswordInput
          id="new-password"
          label={text.fields.newPassword}
          help={text.passwordHelp}
          autoComplete="new-password"
          required
          error={errors.password?.message}
          {...register('password')}
        />
        <PasswordInput
          id="new-confirm"
          label={text.fields.newConfirm}
          autoComplete="new-password"
          required
          error={errors.confirm_password?.message}
          {...register('confirm_password')}
        />
        <div className="cluster">
          <Button type="submit" disabled={isSubmitting}>
            {isSubmitting ? text.saving : text.save}
          </Button>
          <Button look="quiet" onClick={onClose}>
            {text.cancel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
