'use client';

import { getText } from '#text';
import { PasswordInput } from '@/components/ui/password-input';
import { callApi } from '@/lib/api/browser';
import { apiUrl } from '@/lib/contract/endpoint';
import * as endpoints from '@/lib/contract/endpoints/passwords';
import type { PasswordChange } from '@/lib/contract/passwords';
import { storeSession } from '@/lib/session/stored-session';
import { localPath } from '@/lib/text/local-path';
import { AccountForm, newPasswordProps, SubmitOrCancel } from './account-form';
import { logIn } from './log-in';
import { requireToken } from './require-token';
import { type PostedForm, useAccountForm } from './use-account-form';

const schema = async () => (await import('@/lib/contract/passwords')).passwordChange;

type Props = { email: string; posted?: PostedForm; onCancel?: () => void; onDone?: () => void };

export function ChangePassword({ email, posted, onCancel, onDone }: Props) {
  const text = getText('accounts');
  const { problem, submit, field, isBusy } = useAccountForm<PasswordChange>({
    posted,
    schema,
    send: async (typed, setProblem) => {
      const token = await requireToken(setProblem);
      if (!token) return;
      await callApi(endpoints.changePassword, { body: { ...typed, email }, token });
      // The new password ends every session, this one too.
      await logIn({ email, password: typed.password }).then(storeSession, () =>
        location.assign(localPath(`/login?next=${localPath('/profile')}`)),
      );
      if (onDone) onDone();
      else location.assign(localPath('/profile?done=password#courses'));
    },
  });

  return (
    <AccountForm action={apiUrl(endpoints.changePassword)} problem={problem} onSubmit={submit}>
      <input type="hidden" name="email" autoComplete="username" value={email} readOnly />
      <PasswordInput
        id="old-password"
        label={text.fields.oldPassword}
        autoComplete="current-password"
        {...field('old_password')}
      />
      <PasswordInput
        id="new-password"
        label={text.fields.newPassword}
        {...newPasswordProps()}
        {...field('password', { deps: 'confirm_password' })}
      />
      <PasswordInput
        id="new-confirm"
        label={text.fields.newConfirm}
        autoComplete="new-password"
        {...field('confirm_password')}
      />
      <SubmitOrCancel label={text.save} busyLabel={text.saving} isBusy={isBusy} onCancel={onCancel} />
    </AccountForm>
  );
}
