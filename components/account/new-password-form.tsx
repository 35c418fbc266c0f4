'use client';

import { getLocale, getText } from '#text';
import { Button } from '@/components/ui/button';
import { PasswordInput } from '@/components/ui/password-input';
import { callApi } from '@/lib/api/browser';
import { apiUrl } from '@/lib/contract/endpoint';
import * as endpoints from '@/lib/contract/endpoints/passwords';
import type { NewPassword } from '@/lib/contract/passwords';
import { AccountForm, newPasswordProps } from './account-form';
import { removePendingReset } from './pending-reset';
import { type PostedForm, useAccountForm } from './use-account-form';

const schema = async () => (await import('@/lib/contract/passwords')).newPasswordAlone;

type Proof = { otp: string; code: string } | { link: string };

type Props = {
  proof: Proof;
  posted?: PostedForm;
  autoFocus?: boolean;
  onBack?: () => void;
  onDone: () => void;
};

export function NewPasswordForm({ proof, posted, autoFocus, onBack, onDone }: Props) {
  const text = getText('accounts');
  const { problem, submit, field, isBusy } = useAccountForm<NewPassword>({
    posted,
    schema,
    send: async ({ password }) => {
      await resetPassword(proof, password);
      removePendingReset();
      onDone();
    },
  });

  return (
    <AccountForm {...formOf(proof)} lead={<p>{text.newPasswordLead}</p>} problem={problem} onSubmit={submit}>
      <PasswordInput
        id="new-password"
        label={text.fields.newPassword}
        {...newPasswordProps()}
        autoFocus={autoFocus}
        {...field('password')}
      />
      <div className="cluster">
        <Button type="submit" aria-disabled={isBusy}>
          {isBusy ? text.saving : text.savePassword}
        </Button>
        {onBack && (
          <Button variant="quiet" onClick={onBack}>
            {text.back}
          </Button>
        )}
      </div>
    </AccountForm>
  );
}

/** A code needs its token, which only scripts have. */
const formOf = (proof: Proof) =>
  'link' in proof
    ? {
        action: apiUrl(endpoints.resetPasswordByLink, {}, { locale: getLocale() }),
        hiddenFields: { token: proof.link },
      }
    : {};

function resetPassword(proof: Proof, password: string): Promise<unknown> {
  if ('link' in proof) {
    return callApi(endpoints.resetPasswordByLink, { body: { token: proof.link, password } });
  }
  const body = { code: [...proof.code].map(Number), password };
  return callApi(endpoints.resetPassword, { params: { otp: proof.otp }, body });
}
