'use client';

import { useEffect, useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { LinkButton } from '@/components/ui/button';
import { accounts as text } from '@/lib/text/en/accounts';
import { NewPasswordForm } from './new-password-form';
import { pendingReset } from './pending-reset';

/** The new password, where this browser asked for the code; otherwise where to type it. */
export function CodeReturn({ code }: { code: string }) {
  const [otp, setOtp] = useState<string>();
  const [done, setDone] = useState(false);
  useEffect(() => setOtp(pendingReset()?.otp), []);

  if (done) {
    return (
      <Alert tone="good" live>
        <p>{text.passwordUpdated}</p>
        <p>
          <LinkButton href="/login">{text.login}</LinkButton>
        </p>
      </Alert>
    );
  }
  if (!otp) return <p>{text.returnElsewhere}</p>;
  return (
    <div className="stack">
      <p>{text.returnWeb}</p>
      <NewPasswordForm otp={otp} code={code} onDone={() => setDone(true)} />
    </div>
  );
}
