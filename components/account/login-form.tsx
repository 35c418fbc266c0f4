'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { pick } from 'zod/mini';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { PasswordInput } from '@/components/ui/password-input';
import { TextInput } from '@/components/ui/text-input';
import { useReady } from '@/components/ui/use-ready';
import { login } from '@/lib/contract/accounts';
import { accounts as text } from '@/lib/text/en/accounts';
import { ForgotPasswordButton } from './forgot-password-button';
import { logIn, signInProblem } from './sign-in';

const credentials = pick(login, { email: true, password: true });

/** Logs in, then goes on to where the visitor wanted to go. */
export function LoginForm({ destination }: { destination: string }) {
  const ready = useReady();
  const [problem, setProblem] = useState<string>();
  const [entered, setEntered] = useState(false);
  const { register, handleSubmit, getValues, formState } = useForm({ resolver: zodResolver(credentials) });
  const busy = formState.isSubmitting || entered;

  const submit = handleSubmit(async (typed) => {
    setProblem(undefined);
    try {
      await logIn(typed);
      setEntered(true);
      location.assign(destination);
    } catch (error) {
      setProblem(signInProblem(error));
    }
  });

  return (
    <>
      <form className="form" method="post" noValidate onSubmit={submit}>
        {problem && (
          <Alert tone="bad" live>
            {problem}
          </Alert>
        )}
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
      </form>
      <div>
        <ForgotPasswordButton email={() => String(getValues('email') ?? '')} />
      </div>
    </>
  );
}
