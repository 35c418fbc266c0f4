'use client';

import { type FormEvent, useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { resendSeconds } from '@/lib/contract/resend';
import { accounts as text } from '@/lib/text/en/accounts';
import { AccountForm } from './account-form';
import { requestCode } from './ask-for-code';
import { CodeInput } from './code-input';
import type { PendingReset } from './pending-reset';
import { useCountdown } from './use-countdown';

type Props = {
  reset: PendingReset;
  code: string;
  onCode: (code: string) => void;
  onResent: (reset: PendingReset) => void;
  onBack: () => void;
  onNext: () => void;
};

/** Stage 1: the code of the mail. Another one may be asked for after a minute. */
export function EnterCode({ reset, code, onCode, onResent, onBack, onNext }: Props) {
  const [problem, setProblem] = useState<string>();
  const [incomplete, setIncomplete] = useState(false);
  const [sending, setSending] = useState(false);
  const left = useCountdown(reset.askedAt + resendSeconds * 1000);

  function next(event: FormEvent) {
    event.preventDefault();
    setIncomplete(code.length < 4);
    setProblem(reset.otp ? undefined : text.confirmEmailFirst);
    if (code.length === 4 && reset.otp) onNext();
  }

  async function resend() {
    setProblem(undefined);
    setSending(true);
    try {
      onResent(await requestCode(reset.email));
      onCode('');
    } catch {
      setProblem(text.resendFailed);
    } finally {
      setSending(false);
    }
  }

  return (
    <AccountForm lead={<Lead reset={reset} />} problem={problem} onSubmit={next}>
      <CodeInput
        id="reset-code"
        value={code}
        onChange={(typed) => {
          onCode(typed);
          setIncomplete(false);
        }}
        error={incomplete ? text.codeIncomplete : undefined}
      />
      <p className="field-help">{text.noCode}</p>
      <div className="account-foot">
        <button type="button" className="link-button" disabled={sending || left > 0} onClick={resend}>
          {sending ? text.sending : left > 0 ? text.resendIn(left) : text.resend}
        </button>
      </div>
      <div className="cluster">
        <Button type="submit">{text.next}</Button>
        <Button look="quiet" onClick={onBack}>
          {text.back}
        </Button>
      </div>
    </AccountForm>
  );
}

function Lead({ reset: { email, message } }: { reset: PendingReset }) {
  return (
    <>
      {message && (
        <Alert tone="good" live>
          {message}
        </Alert>
      )}
      <p>{text.codeLead(email)}</p>
    </>
  );
}
