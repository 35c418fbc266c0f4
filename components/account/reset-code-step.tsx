'use client';

import { type FormEvent, useState } from 'react';
import { getText } from '#text';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { resendSeconds } from '@/lib/contract/resend';
import { fill } from '@/lib/text/fill';
import { AccountForm } from './account-form';
import { CodeInput } from './code-input';
import type { PendingReset } from './pending-reset';
import { requestResetCode } from './request-reset-code';
import { useCountdown } from './use-countdown';

type Props = {
  reset: PendingReset;
  code: string;
  onCode: (code: string) => void;
  onResent: (reset: PendingReset) => void;
  onBack: () => void;
  onNext: () => void;
};

export function ResetCodeStep({ reset, code, onCode, onResent, onBack, onNext }: Props) {
  const text = getText('accounts');
  const [problem, setProblem] = useState<string>();
  const [isIncomplete, setIsIncomplete] = useState(false);
  const [isSending, setIsSending] = useState(false);
  const secondsLeft = useCountdown(reset.askedAt + resendSeconds * 1000);

  function submit(event: FormEvent) {
    event.preventDefault();
    setIsIncomplete(code.length < 4);
    setProblem(reset.otp ? undefined : text.confirmEmailFirst);
    if (code.length === 4 && reset.otp) onNext();
  }

  async function resend() {
    setProblem(undefined);
    setIsSending(true);
    try {
      onResent(await requestResetCode(reset.email));
      onCode('');
    } catch {
      setProblem(text.resendFailed);
    } finally {
      setIsSending(false);
    }
  }

  return (
    <AccountForm lead={<Lead reset={reset} />} problem={problem} onSubmit={submit}>
      <CodeInput
        id="reset-code"
        value={code}
        onChange={(typed) => {
          onCode(typed);
          setIsIncomplete(false);
        }}
        error={isIncomplete ? text.codeIncomplete : undefined}
      />
      <p className="field-help">{text.noCode}</p>
      <div className="account-foot">
        <button type="button" className="link-button" disabled={isSending || secondsLeft > 0} onClick={resend}>
          {isSending ? text.sending : secondsLeft > 0 ? fill(text.resendIn, { seconds: secondsLeft }) : text.resend}
        </button>
      </div>
      <div className="cluster">
        <Button type="submit">{text.next}</Button>
        <Button variant="quiet" onClick={onBack}>
          {text.back}
        </Button>
      </div>
    </AccountForm>
  );
}

function Lead({ reset: { email, message } }: { reset: PendingReset }) {
  const text = getText('accounts');
  return (
    <>
      {message && (
        <Alert tone="good" isLive>
          {message}
        </Alert>
      )}
      <p>{fill(text.codeLead, { email })}</p>
    </>
  );
}
