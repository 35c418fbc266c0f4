'use client';

import { type FormEvent, useState } from 'react';
import { TextInput } from './text-input';
import { usePost } from './use-post';

type Props = { destination: string };

/** Payload's form knows no second step: email and password are sent again with the code. */
export function LoginForm({ destination }: Props) {
  const { texts, post, error, isBusy } = usePost();
  const [shouldAskForCode, setAsksForCode] = useState(false);
  const [hasSentCode, setSentCode] = useState(false);
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const code = form.get('code') ?? undefined;
    const body = { email: form.get('email'), password: form.get('password'), code, trustDevice: form.has('trust') };
    const outcome = await post('/login', body);
    if (outcome.answer) return location.assign(destination);
    if (outcome.shouldAskForCode) setAsksForCode(true);
    setSentCode(code !== undefined);
  }
  // The request for a code is not an error.
  const shown = shouldAskForCode && !hasSentCode ? undefined : error;
  return (
    <form className="login__form security-form" method="post" onSubmit={submit}>
      <div hidden={shouldAskForCode} className="security-credentials">
        <TextInput label={texts.email} name="email" type="email" autoComplete="username" />
        <TextInput
          label={texts.password}
          name="password"
          type="password"
          autoComplete="current-password"
          error={shouldAskForCode ? undefined : shown}
        />
      </div>
      {shouldAskForCode ? (
        <>
          <TextInput
            label={texts.loginCode}
            name="code"
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={30}
            autoFocus
            error={shown}
          />
          <label className="security-check">
            <input type="checkbox" name="trust" /> {texts.trust}
          </label>
          <a href="/admin/login">{texts.back}</a>
        </>
      ) : (
        <a href="/admin/forgot">{texts.forgot}</a>
      )}
      <button className="security-submit" type="submit" disabled={isBusy}>
        {texts.logIn}
      </button>
    </form>
  );
}
