'use client';

import { type FormEvent, useState } from 'react';
import { PasswordForm } from './password-form';
import { TextInput } from './text-input';
import { usePost } from './use-post';

export type Enrolment = { secret: string; uri: string; picture: { size: number; path: string } };

type Props = { shouldAskForPassword: boolean; onCodes: (codes: string[]) => void };

export function EnrolmentForm({ shouldAskForPassword, onCodes }: Props) {
  const { texts, post, error, isBusy } = usePost();
  const [enrolment, setEnrolment] = useState<Enrolment>();
  if (!enrolment) {
    const path = '/second-factor/start';
    return (
      <PasswordForm
        path={path}
        label={texts.setUp}
        shouldAskForPassword={shouldAskForPassword}
        onAnswer={setEnrolment}
      />
    );
  }
  const { secret, uri, picture } = enrolment;
  async function confirm(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const code = String(new FormData(event.currentTarget).get('code') ?? '');
    const { answer } = await post<{ codes: string[] }>('/second-factor/confirm', { code });
    if (answer) onCodes(answer.codes);
  }
  return (
    <form className="security-form" method="post" onSubmit={confirm}>
      <p>{texts.scan}</p>
      <svg className="security-picture" role="img" viewBox={`0 0 ${picture.size} ${picture.size}`}>
        <title>{texts.picture}</title>
        <path fill="#fff" d={`M0 0h${picture.size}v${picture.size}H0z`} />
        <path fill="#000" d={picture.path} />
      </svg>
      <p>
        <a href={uri}>{texts.openApp}</a>
      </p>
      <p>
        {texts.key}: <code className="security-key">{secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
      </p>
      <TextInput
        label={texts.code}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={20}
        error={error}
      />
      <button type="submit" disabled={isBusy}>
        {texts.confirm}
      </button>
    </form>
  );
}
