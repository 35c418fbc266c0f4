'use client';

import { useState } from 'react';
import { NewPasswordForm } from './new-password-form';
import type { PendingReset } from './pending-reset';
import { ResetCodeStep } from './reset-code-step';

type Props = {
  reset: PendingReset;
  onResent: (reset: PendingReset) => void;
  onBack: () => void;
  onDone: () => void;
};

/** Steps 2 and 3 of a password reset. */
export function ResetWithCode({ reset, onResent, onBack, onDone }: Props) {
  const [code, setCode] = useState('');
  const [isCodeTyped, setIsCodeTyped] = useState(false);
  if (isCodeTyped) {
    return (
      <NewPasswordForm
        proof={{ otp: reset.otp, code }}
        autoFocus
        onBack={() => setIsCodeTyped(false)}
        onDone={onDone}
      />
    );
  }
  return (
    <ResetCodeStep
      reset={reset}
      code={code}
      onCode={setCode}
      onResent={onResent}
      onBack={onBack}
      onNext={() => setIsCodeTyped(true)}
    />
  );
}
