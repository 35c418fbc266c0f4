'use client';

import { getText } from '#text';
import { Button } from '@/components/ui/button';
import { Honeypot } from '@/components/ui/honeypot';
import { PasswordInput } from '@/components/ui/password-input';
import { TextInput } from '@/components/ui/text-input';
import { callApi } from '@/lib/api/browser';
import type { Registration } from '@/lib/contract/accounts';
import { apiUrl } from '@/lib/contract/endpoint';
import * as endpoints from '@/lib/contract/endpoints/accounts';
import { withLeadingZero } from '@/lib/format/phone';
import { AccountForm, newPasswordProps } from './account-form';
import { sessionToken } from './log-in';
import type { LoginProps } from './login-form';
import { SessionNotStored } from './session-not-stored';
import { useAccountForm } from './use-account-form';
import { useLoginRedirect } from './use-login-redirect';

const schema = async () => (await import('@/lib/contract/accounts')).registration;

export function RegisterForm({ destination, choice, posted }: LoginProps) {
  const text = getText('accounts');
  const { state, redirectWithSession } = useLoginRedirect(destination, 'registered');
  const { problem, submit, field, register, isBusy } = useAccountForm<Registration>({
    posted,
    schema,
    send: async ({ website, ...typed }) => {
      const phoneNumber = withLeadingZero(typed.phoneNumber);
      const body = { ...typed, phoneNumber, notificationToken: '', website: website || undefined };
      redirectWithSession(await callApi(endpoints.register, { body, schema: sessionToken }));
    },
    failureMessage: text.signInFailed,
    isRedirecting: state === 'redirecting',
  });

  if (state === 'notStored') return <SessionNotStored done={text.registered} />;
  return (
    <AccountForm
      action={apiUrl(endpoints.register)}
      hiddenFields={{ destination, ...choice }}
      problem={problem}
      onSubmit={submit}
    >
      <TextInput id="name" label={text.fields.name} autoComplete="name" {...field('name')} />
      <TextInput id="email" type="email" label={text.fields.email} autoComplete="email" {...field('email')} />
      <TextInput
        id="phone"
        type="tel"
        label={text.fields.phone}
        autoComplete="tel"
        placeholder="09 …"
        {...field('phoneNumber')}
      />
      <PasswordInput
        id="password"
        label={text.fields.password}
        {...newPasswordProps()}
        isShown
        {...field('password', { deps: 'confirm_password' })}
      />
      <PasswordInput
        id="confirm-password"
        label={text.fields.confirm}
        autoComplete="new-password"
        isShown
        {...field('confirm_password')}
      />
      <Honeypot {...register('website')} />
      <Button type="submit" aria-disabled={isBusy}>
        {isBusy ? text.registering : text.register}
      </Button>
    </AccountForm>
  );
}
