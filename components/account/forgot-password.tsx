'use client';

import { useState } from 'react';
import { NewPasswordForm } from './new-password-form';
import { type PendingReset, readPendingReset } from './pending-reset';
import { ResetCodeStep } from './reset-code-step';
import { ResetEmailStep } from './reset-email-step';

type Props = { email: string; onDone: () => void };

export function ForgotPassword({ email, onDone }: Props) {
  const [reset, setReset] = useState<PendingReset>(() => readPendingReset(email) ?? { email, otp: '', askedAt: 0 });
  const [step, setStep] = useState<'email' | 'code' | 'password'>(reset.otp ? 'code' : 'email');
  const [code, setCode] = useState('');

  if (step === 'email') {
    return (
      <ResetEmailStep
        email={reset.email}
        onSent={(sent) => {
          setReset(sent);
          setCode('');
          setStep('code');
        }}
      />
    );
  }
  if (step === 'code') {
    return (
      <ResetCodeStep
        reset={reset}
        code={code}
        onCode={setCode}
        onResent={setReset}
        onBack={() => setStep('email')}
        onNext={() => setStep('password')}
      />
    );
  }
  return <NewPasswordForm proof={{ otp: reset.otp, code }} autoFocus onBack={() => setStep('code')} onDone={onDone} />;
}
