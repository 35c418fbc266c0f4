'use client';

import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { SiteLink } from '@/components/ui/link';
import { PasswordInput } from '@/components/ui/password-input';
import { useChecked } from '@/components/ui/use-checked';
import { callApi } from '@/lib/api/browser';
import type { AccountDeletion } from '@/lib/contract/accounts';
import * as endpoints from '@/lib/contract/endpoints/accounts';
import { forgetEverything, tellOtherTabs } from '@/lib/session/kept';
import { accounts as text } from '@/lib/text/en/accounts';
import { AccountForm, problemOf } from './account-form';
import { tokenOrLogin } from './token-or-login';

const contract = async () => (await import('@/lib/contract/accounts')).accountDeletion;

/** Deletes the account, after a warning and with the password. */
export function DeleteAccount({ onCancel }: { onCancel: () => void }) {
  const [problem, setProblem] = useState<string>();
  const { register, handleSubmit, formState } = useForm<AccountDeletion>(useChecked<AccountDeletion>(contract));

  const submit = handleSubmit(async (body) => {
    setProblem(undefined);
    const token = tokenOrLogin(setProblem);
    if (!token) return;
    try {
      await callApi(endpoints.deleteAccount, { body, token });
      forgetEverything();
      tellOtherTabs();
      location.assign('/account-deletion?done=1');
    } catch (error) {
      setProblem(problemOf(error));
    }
  });

  return (
    <AccountForm problem={problem} onSubmit={submit}>
      <Alert tone="warn">
        <p>{text.deleteLead}</p>
        <p>
          <SiteLink href="/account-deletion">{text.deleteMore}</SiteLink>
        </p>
      </Alert>
      <PasswordInput
        id="delete-password"
        label={text.fields.password}
        autoComplete="current-password"
        required
        error={formState.errors.password?.message}
        {...register('password')}
      />
      <div className="cluster">
        <Button type="submit" className="button-bad" disabled={formState.isSubmitting}>
          {formState.isSubmitting ? text.deleting : text.deleteConfirm}
        </Button>
        <Button look="quiet" onClick={onCancel}>
          {text.cancel}
        </Button>
      </div>
    </AccountForm>
  );
}
