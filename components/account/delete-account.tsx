'use client';

import { getText } from '#text';
import { Alert } from '@/components/ui/alert';
import { SiteLink } from '@/components/ui/link';
import { PasswordInput } from '@/components/ui/password-input';
import { callApi } from '@/lib/api/browser';
import { clearStorage, signalOtherTabs } from '@/lib/browser-storage';
import type { AccountDeletion } from '@/lib/contract/accounts';
import { apiUrl } from '@/lib/contract/endpoint';
import * as endpoints from '@/lib/contract/endpoints/accounts';
import { localPath } from '@/lib/text/local-path';
import { AccountForm, SubmitOrCancel } from './account-form';
import { requireToken } from './require-token';
import { type PostedForm, useAccountForm } from './use-account-form';

const schema = async () => (await import('@/lib/contract/accounts')).accountDeletion;

export function DeleteAccount({ posted, onCancel }: { posted?: PostedForm; onCancel?: () => void }) {
  const text = getText('accounts');
  const { problem, submit, field, isBusy } = useAccountForm<AccountDeletion>({
    posted,
    schema,
    send: async (body, setProblem) => {
      const token = await requireToken(setProblem);
      if (!token) return;
      await callApi(endpoints.deleteAccount, { body, token });
      clearStorage();
      signalOtherTabs();
      location.assign(localPath('/account-deletion?done=1'));
    },
  });

  return (
    <AccountForm action={apiUrl(endpoints.deleteAccountByForm)} problem={problem} onSubmit={submit}>
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
        {...field('password')}
      />
      <SubmitOrCancel
        label={text.deleteConfirm}
        busyLabel={text.deleting}
        isBusy={isBusy}
        className="button-bad"
        onCancel={onCancel}
      />
    </AccountForm>
  );
}
