'use client';

import { useEffect, useState } from 'react';
import { getText } from '#text';
import { Alert } from '@/components/ui/alert';
import { LinkButton } from '@/components/ui/button';
import { LaterStylesheets } from '@/components/ui/stylesheet';
import { localPath } from '@/lib/text/local-path';
import { NewPasswordForm } from './new-password-form';
import { readPendingReset } from './pending-reset';
import type { PostedForm } from './use-account-form';

type Props = {
  code?: string;
  link?: string;
  posted?: PostedForm;
};

/** The page that the email links to. A code works only in the browser that requested it, which has its token. */
export function ResetFromEmail({ code, link, posted }: Props) {
  const text = getText('accounts');
  const [otp, setOtp] = useState<string>();
  const [isDone, setIsDone] = useState(false);
  useEffect(() => setOtp(readPendingReset()?.otp), []);

  if (isDone) {
    return (
      <Alert tone="good" isLive>
        <p>{text.passwordUpdated}</p>
        <p>
          <LinkButton href="/login">{text.logIn}</LinkButton>
        </p>
      </Alert>
    );
  }
  const proof = link ? { link } : otp && code ? { otp, code } : undefined;
  if (!proof) {
    return (
      <>
        <LaterStylesheets names={['fields', 'forms']} />
        <p>{text.returnElsewhere}</p>
      </>
    );
  }
  const finish = () => {
    // A used token must not stay in the history.
    history.replaceState(history.state, '', localPath('/reset_password'));
    setIsDone(true);
  };
  return (
    <div className="stack">
      {code && <p>{text.returnWeb}</p>}
      <NewPasswordForm proof={proof} posted={posted} onDone={finish} />
    </div>
  );
}
