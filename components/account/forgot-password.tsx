'use client';

import { useState } from 'react';
import { Lazy, useLoader } from '@/components/ui/lazy';
import { RetryNotice } from '@/components/ui/retry-notice';
import { Skeleton } from '@/components/ui/skeleton';
import type { PendingReset } from './pending-reset';
import { ResetEmailStep } from './reset-email-step';

type Props = { email: string; pending: PendingReset | undefined; onDone: () => void };

const load = async () => (await import('./reset-with-code')).ResetWithCode;

export function ForgotPassword({ email, pending, onDone }: Props) {
  const loader = useLoader(load);
  const [reset, setReset] = useState(pending);
  const [knownEmail, setKnownEmail] = useState(email);

  if (!reset) return <ResetEmailStep email={knownEmail} onSend={loader.start} onSent={setReset} />;
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
