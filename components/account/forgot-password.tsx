'use client';

import { useState } from 'react';
import { AskForCode } from './ask-for-code';
import { EnterCode } from './enter-code';
import { NewPasswordForm } from './new-password-form';
import type { PendingReset } from './pending-reset';

type Props = { email: string; onDone: () => void };

/** Email, code, new password: the three stages of a forgotten password. */
export function ForgotPassword({ email, onDone }: Props) {
  const [stage, setStage] = useState<'email' | 'code' | 'password'>('email');
  const [reset, setReset] = useState<PendingReset>({ email, otp: '' });
  const [code, setCode] = useState('');

  return (
    <>
      {stage === 'email' && (
        <AskForCode
          email={reset.email}
          onSent={(sent) => {
            setReset(sent);
            setCode('');
            setStage('code');
          }}
        />
      )}
      {stage === 'code' && (
        <EnterCode
          reset={reset}
          code={code}
          onCode={setCode}
          onResent={setReset}
          onBack={() => setStage('email')}
          onNext={() => setStage('password')}
        />
      )}
      {stage === 'password' && (
        <NewPasswordForm otp={reset.otp} code={code} onBack={() => setStage('code')} onDone={onDone} />
      )}
    </>
  );
}
