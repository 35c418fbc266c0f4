'use client';

import type { FormEvent } from 'react';
import { TextInput } from './text-input';
import { usePost } from './use-post';

type Props<Answer> = {
  path: string;
  body?: object;
  label: string;
  isDestructive?: boolean;
  shouldAskForPassword?: boolean;
  onAnswer: (answer: Answer) => void;
};

/** An action that needs the password of the person who takes it. */
export function PasswordForm<Answer>({
  path,
  body,
  label,
  isDestructive = false,
  shouldAskForPassword = true,
  onAnswer,
}: Props<Answer>) {
  const { texts, post, error, isBusy } = usePost();
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const currentPassword = String(new FormData(event.currentTarget).get('currentPassword') ?? '');
    const { answer } = await post<Answer>(path, { ...body, currentPassword });
    if (answer) onAnswer(answer);
  }
  return (
    <form className="security-form" method="post" onSubmit={submit}>
      {shouldAskForPassword && (
        <TextInput
          label={texts.ownPassword}
          name="currentPassword"
          type="password"
          autoComplete="current-password"
          error={error}
        />
      )}
      {!shouldAskForPassword && error && <p role="alert">{error}</p>}
      <button className={isDestructive ? 'security-destructive' : ''} type="submit" disabled={isBusy}>
        {label}
      </button>
    </form>
  );
}
