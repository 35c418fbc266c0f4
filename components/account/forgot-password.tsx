'use client';

import { useState } from 'react';
import { AskForCode } from './ask-for-code';
import { EnterCode } from './enter-code';
import { NewPasswordForm } from './new-password-form';
import { type PendingReset, pendingReset } from './pending-reset';

type Props = { email: string; onDone: () => void };

/** Email, code, new password: the three stages of a forgotten password. Begins at the code while one is good. */
export function ForgotPassword({ email, onDone }: Props) {
  const [reset, setReset] = useState<PendingReset>(() => pendingReset(email) ?? { email, otp: '', askedAt: 0 });
  const [stage, setStage] = useState<'email' | 'code' | 'password'>(reset.otp ? 'code' : 'email');
  const [code, setCode] = useState('');

  if (stage === 'email') {
    return (
      <AskForCode
        email={reset.email}
        onSent={(sent) => {
          setReset(sent);
          setCode('');
          setStage('code');
        }}
      />
    );
  }
  if (stage === 'code') {
    return (
      <EnterCode
        reset={reset}
        code={code}
        onCode={setCode}
        onResent={setReset}
        onBack={() => setStage('email')}
        onNext={() => setStage('password')}
      />
    );
  }
  return <NewPasswordForm proof={{ otp: reset.otp, code }} autoFocus onBack={() => setStage('code')} onDone={onDone} />;
}
