'use client';

import { useEffect, useState } from 'react';
import { Lazy, useLoader } from '@/components/ui/lazy';
import { RetryNotice } from '@/components/ui/retry-notice';
import { Skeleton } from '@/components/ui/skeleton';
import { type PendingReset, readPendingReset } from './pending-reset';
import { emailTyped, type ForgottenForm, ResetEmailStep } from './reset-email-step';

type Props = {
  email: string;
  pending: PendingReset | undefined;
  loginEmail: () => string;
  forgotten: ForgottenForm;
  onDone: () => void;
};

const load = async () => (await import('./reset-with-code')).ResetWithCode;

export function ForgotPassword({ email, pending, loginEmail, forgotten, onDone }: Props) {
  const loader = useLoader(load);
  const [reset, setReset] = useState(pending);
  const [knownEmail, setKnownEmail] = useState(email);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for a modal that was opened before hydration
  useEffect(() => {
    // The login form knows its values once its own effects have run.
    const timer = setTimeout(() => setReset((known) => known ?? readPendingReset(emailTyped() || loginEmail())));
    return () => clearTimeout(timer);
  }, []);

  if (!reset) {
    return (
      <ResetEmailStep
        email={knownEmail}
        loginEmail={loginEmail}
        forgotten={forgotten}
        onSend={loader.start}
        onSent={setReset}
      />
    );
  }
  return (
    <Lazy
      loader={loader}
      when="now"
      notice={RetryNotice}
      show={(ResetWithCode) => (
        <ResetWithCode
          reset={reset}
          onResent={setReset}
          onBack={() => {
            setKnownEmail(reset.email);
            setReset(undefined);
          }}
          onDone={onDone}
        />
      )}
    >
      <Skeleton lines={3} />
    </Lazy>
  );
}
