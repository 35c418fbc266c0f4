'use client';

import { useEffect, useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { LinkButton } from '@/components/ui/button';
import { accounts as text } from '@/lib/text/en/accounts';
import { NewPasswordForm } from './new-password-form';
import { pendingReset } from './pending-reset';

type Props = {
  code?: string;
  /** The token of the mail's link: it works in any browser. */
  link?: string;
};

/** The new password, by the mail's link or where this browser asked for the code; otherwise where to type the code. */
export function CodeReturn({ code, link }: Props) {
  const [otp, setOtp] = useState<string>();
  const [isDone, setIsDone] = useState(false);
  useEffect(() => setOtp(pendingReset()?.otp), []);

  if (isDone) {
    return (
      <Alert tone="good" live>
        <p>{text.passwordUpdated}</p>
        <p>
          <LinkButton href="/login">{text.login}</LinkButton>
        </p>
      </Alert>
    );
  }
  const proof = link ? { link } : otp && code ? { otp, code } : undefined;
  if (!proof) return <p>{text.returnElsewhere}</p>;
  const done = () => {
    // A used token must not stay in the history.
    history.replaceState(history.state, '', '/reset_password');
    setIsDone(true);
  };
  return (
    <div className="stack">
      {code && <p>{text.returnWeb}</p>}
      <NewPasswordForm proof={proof} onDone={done} />
    </div>
  );
}
