'use client';

import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { PasswordInput } from '@/components/ui/password-input';
import { useChecked } from '@/components/ui/use-checked';
import { callApi } from '@/lib/api/browser';
import * as endpoints from '@/lib/contract/endpoints/passwords';
import type { NewPassword } from '@/lib/contract/passwords';
import { accounts as text } from '@/lib/text/en/accounts';
import { AccountForm, problemOf } from './account-form';
import { forgetReset } from './pending-reset';

const contract = async () => (await import('@/lib/contract/passwords')).newPasswordAlone;

/** What shows that the email is one's own: the code with the token it belongs to, or the token of the mail's link. */
type Proof = { otp: string; code: string } | { link: string };

type Props = { proof: Proof; autoFocus?: boolean; onBack?: () => void; onDone: () => void };

/** Stage 2: the new password, sent with the code or the link's token. */
export function NewPasswordForm({ proof, autoFocus, onBack, onDone }: Props) {
  const [problem, setProblem] = useState<string>();
  const { register, handleSubmit, formState } = useForm<NewPassword>(useChecked<NewPassword>(contract));

  const submit = handleSubmit(async ({ password }) => {
    setProblem(undefined);
    try {
      await resetPassword(proof, password);
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

function resetPassword(proof: Proof, password: string): Promise<unknown> {
  if ('link' in proof) {
    return callApi(endpoints.resetPasswordByLink, { body: { token: proof.link, password } });
  }
  const body = { code: [...proof.code].map(Number), password };
  return callApi(endpoints.resetPassword, { params: { otp: proof.otp }, body });
}
