'use client';

import { getText } from '#text';
import { Button } from '@/components/ui/button';
import { PasswordInput } from '@/components/ui/password-input';
import { TextInput } from '@/components/ui/text-input';
import { apiUrl } from '@/lib/contract/endpoint';
import { login } from '@/lib/contract/endpoints/sessions';
import type { Credentials } from '@/lib/contract/sessions';
import { AccountForm } from './account-form';
import { ForgotPasswordButton } from './forgot-password-button';
import { logIn } from './log-in';
import type { ForgottenForm } from './reset-email-step';
import { SessionNotStored } from './session-not-stored';
import { type PostedForm, useAccountForm } from './use-account-form';
import { useLoginRedirect } from './use-login-redirect';

export type LoginProps = {
  destination: string;
  /** What `destination` was chosen by: parameters of the page. */
  choice: { course?: string; next?: string };
  posted: PostedForm;
};

const schema = async () => (await import('@/lib/contract/sessions')).credentials;

export function LoginForm({ destination, choice, posted, forgotten }: LoginProps & { forgotten: ForgottenForm }) {
  const text = getText('accounts');
  const { state, redirectWithSession } = useLoginRedirect(destination, 'loggedIn');
  const { problem, submit, field, getValues, isBusy } = useAccountForm<Credentials>({
    posted,
    schema,
    send: async (typed) => redirectWithSession(await logIn(typed)),
    failureMessage: text.signInFailed,
    isRedirecting: state === 'redirecting',
  });

  if (state === 'notStored') return <SessionNotStored done={text.loggedIn} />;
  return (
    <>
      <AccountForm action={apiUrl(login)} hiddenFields={{ destination, ...choice }} problem={problem} onSubmit={submit}>
        <TextInput id="email" type="email" label={text.fields.email} autoComplete="username" {...field('email')} />
        <PasswordInput
          id="password"
          label={text.fields.password}
          autoComplete="current-password"
          {...field('password')}
        />
        <Button type="submit" aria-disabled={isBusy}>
          {isBusy ? text.loggingIn : text.logIn}
        </Button>
      </AccountForm>
      <div>
        <ForgotPasswordButton email={() => String(getValues('email') ?? '')} forgotten={forgotten} />
      </div>
    </>
  );
}
