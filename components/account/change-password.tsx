'use client';

import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { PasswordInput } from '@/components/ui/password-input';
import { useChecked } from '@/components/ui/use-checked';
import { callApi } from '@/lib/api/browser';
import * as endpoints from '@/lib/contract/endpoints/passwords';
import type { PasswordChange } from '@/lib/contract/passwords';
import { storeSession } from '@/lib/session/stored';
import { accounts as text } from '@/lib/text/en/accounts';
import { AccountForm, problemOf } from './account-form';
import { logIn } from './sign-in';
import { tokenOrLogin } from './token-or-login';

const contract = async () => (await import('@/lib/contract/passwords')).passwordChange;

type Props = { email: string; onCancel: () => void; onDone: () => void };

/** A new password for who knows the old one. */
export function ChangePassword({ email, onCancel, onDone }: Props) {
  const [problem, setProblem] = useState<string>();
  const { register, handleSubmit, formState } = useForm<PasswordChange>(useChecked<PasswordChange>(contract));
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async (typed) => {
    setProblem(undefined);
    const token = tokenOrLogin(setProblem);
    if (!token) return;
    try {
      await callApi(endpoints.changePassword, { body: { ...typed, email }, token });
      // The new password ended every session, this one too: begin another.
      await logIn({ email, password: typed.password }).then(storeSession, () =>
        location.assign('/login?next=/profile'),
      );
      onDone();
    } catch (error) {
      setProblem(problemOf(error));
    }
  });

  return (
    <AccountForm problem={problem} onSubmit={submit}>
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
        {...register('password', { deps: 'confirm_password' })}
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
        <Button look="quiet" onClick={onCancel}>
          {text.cancel}
        </Button>
      </div>
    </AccountForm>
  );
}
