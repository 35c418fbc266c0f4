'use client';

import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { Honeypot } from '@/components/ui/honeypot';
import { PasswordInput } from '@/components/ui/password-input';
import { TextInput } from '@/components/ui/text-input';
import { useChecked } from '@/components/ui/use-checked';
import { useReady } from '@/components/ui/use-ready';
import { callApi } from '@/lib/api/browser';
import type { Registration } from '@/lib/contract/accounts';
import * as endpoints from '@/lib/contract/endpoints/accounts';
import { withLeadingZero } from '@/lib/format/phone';
import { accounts as text } from '@/lib/text/en/accounts';
import { AccountForm } from './account-form';
import { NotKept } from './not-kept';
import { sessionToken, signInProblem } from './sign-in';
import { useEntrance } from './use-entrance';

const contract = async () => (await import('@/lib/contract/accounts')).registration;

/** Makes an account, logs in, then goes on to where the visitor wanted to go. */
export function RegisterForm({ destination }: { destination: string }) {
  const ready = useReady();
  const [problem, setProblem] = useState<string>();
  const { state, enter } = useEntrance(destination, 'registered');
  const { register, handleSubmit, formState } = useForm<Registration>(useChecked<Registration>(contract));
  const { errors } = formState;
  const busy = formState.isSubmitting || state === 'entering';

  const submit = handleSubmit(async ({ website, ...typed }) => {
    setProblem(undefined);
    try {
      const phoneNumber = withLeadingZero(typed.phoneNumber);
      const body = { ...typed, phoneNumber, notificationToken: '', website: website || undefined };
      enter(await callApi(endpoints.register, { body, schema: sessionToken }));
    } catch (error) {
      setProblem(signInProblem(error));
    }
  });

  if (state === 'notKept') return <NotKept done={text.registered} destination={destination} />;
  return (
    <AccountForm problem={problem} onSubmit={submit}>
      <TextInput
        id="name"
        label={text.fields.name}
        autoComplete="name"
        required
        error={errors.name?.message}
        {...register('name')}
      />
      <TextInput
        id="email"
        type="email"
        label={text.fields.email}
        autoComplete="email"
        required
        error={errors.email?.message}
        {...register('email')}
      />
      <TextInput
        id="phone"
        type="tel"
        label={text.fields.phone}
        autoComplete="tel"
        placeholder="09 …"
        required
        error={errors.phoneNumber?.message}
        {...register('phoneNumber')}
      />
      <PasswordInput
        id="password"
        label={text.fields.password}
        help={text.passwordHelp}
        autoComplete="new-password"
        shown
        required
        error={errors.password?.message}
        {...register('password', { deps: 'confirm_password' })}
      />
      <PasswordInput
        id="confirm-password"
        label={text.fields.confirm}
        autoComplete="new-password"
        shown
        required
        error={errors.confirm_password?.message}
        {...register('confirm_password')}
      />
      <Honeypot {...register('website')} />
      <Button type="submit" disabled={!ready || busy}>
        {busy ? text.registering : text.register}
      </Button>
    </AccountForm>
  );
}
