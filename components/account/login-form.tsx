'use client';

import { getText } from '#text';
import { Button } from '@/components/ui/button';
import { PasswordInput } from '@/components/ui/password-input';
import { TextInput } from '@/components/ui/text-input';
import type { Credentials } from '@/lib/contract/sessions';
import { useHydrated } from '@/lib/use-hydrated';
import { AccountForm } from './account-form';
import { ForgotPasswordButton } from './forgot-password-button';
import { logIn } from './log-in';
import { SessionNotStored } from './session-not-stored';
import { useAccountForm } from './use-account-form';
import { useLoginRedirect } from './use-login-redirect';

const schema = async () => (await import('@/lib/contract/sessions')).credentials;

export function LoginForm({ destination }: { destination: string }) {
  const text = getText('accounts');
  const isReady = useHydrated();
  const { state, redirectWithSession } = useLoginRedirect(destination, 'loggedIn');
  const { problem, submit, field, getValues, isSubmitting } = useAccountForm<Credentials>({
    schema,
    send: async (typed) => redirectWithSession(await logIn(typed)),
    failureMessage: text.signInFailed,
  });
  const isBusy = isSubmitting || state === 'redirecting';

  if (state === 'notStored') return <SessionNotStored done={text.loggedIn} destination={destination} />;
  return (
    <>
      <AccountForm problem={problem} onSubmit={submit}>
        <TextInput id="email" type="email" label={text.fields.email} autoComplete="username" {...field('email')} />
        <PasswordInput
          id="password"
          label={text.fields.password}
          autoComplete="current-password"
          {...field('password')}
        />
        <Button type="submit" disabled={!isReady || isBusy} data-until-hydrated="">
          {isBusy ? text.loggingIn : text.logIn}
        </Button>
      </AccountForm>
      <div>
        <ForgotPasswordButton email={() => String(getValues('email') ?? '')} />
      </div>
    </>
  );
}
