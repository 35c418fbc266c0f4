'use client';

import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { PasswordInput } from '@/components/ui/password-input';
import { TextInput } from '@/components/ui/text-input';
import { useChecked } from '@/components/ui/use-checked';
import { useReady } from '@/components/ui/use-ready';
import type { Credentials } from '@/lib/contract/sessions';
import { accounts as text } from '@/lib/text/en/accounts';
import { AccountForm } from './account-form';
import { ForgotPasswordButton } from './forgot-password-button';
import { NotKept } from './not-kept';
import { logIn, signInProblem } from './sign-in';
import { useEntrance } from './use-entrance';

const contract = async () => (await import('@/lib/contract/sessions')).credentials;

/** Logs in, then goes on to where the visitor wanted to go. */
export function LoginForm({ destination }: { destination: string }) {
  const ready = useReady();
  const [problem, setProblem] = useState<string>();
  const { state, enter } = useEntrance(destination, 'loggedIn');
  const { register, handleSubmit, getValues, formState } = useForm<Credentials>(useChecked<Credentials>(contract));
  const busy = formState.isSubmitting || state === 'entering';

  const submit = handleSubmit(async (typed) => {
    setProblem(undefined);
    try {
      enter(await logIn(typed));
    } catch (error) {
      setProblem(signInProblem(error));
    }
  });

  if (state === 'notKept') return <NotKept done={text.loggedIn} destination={destination} />;
  return (
    <>
      <AccountForm problem={problem} onSubmit={submit}>
        <TextInput
          id="email"
          type="email"
          label={text.fields.email}
          autoComplete="username"
          required
          error={formState.errors.email?.message}
          {...register('email')}
        />
        <PasswordInput
          id="password"
          label={text.fields.password}
          autoComplete="current-password"
          required
          error={formState.errors.password?.message}
          {...register('password')}
        />
        <Button type="submit" disabled={!ready || busy}>
          {busy ? text.loggingIn : text.login}
        </Button>
      </AccountForm>
      <div>
        <ForgotPasswordButton email={() => String(getValues('email') ?? '')} />
      </div>
    </>
  );
}
