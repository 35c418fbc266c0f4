'use client';

import { useState } from 'react';
import { formatStaffDate } from '@/lib/format/staff-date';
import { EnrolmentForm } from './enrolment-form';
import { PasswordForm } from './password-form';
import { RecoveryCodeList } from './recovery-code-list';
import { usePost } from './use-post';

export type SecondFactorState = { since: string | null; codesLeft: number };

type Props = SecondFactorState & {
  /** The colleague whose page an owner has opened. */
  staff?: string;
  shouldAskForPassword: boolean;
};

/** Renders the page again on the server. */
const reload = () => location.reload();

export function SecondFactorPanel({ since, codesLeft, staff, shouldAskForPassword }: Props) {
  const { texts, language } = usePost();
  const [codes, setCodes] = useState<string[]>();
  if (codes) return <RecoveryCodeList codes={codes} texts={texts} onDone={reload} />;
  const showCodes = (answer: { codes: string[] }) => setCodes(answer.codes);
  if (staff) {
    return (
      <>
        <p>{since ? texts.onSince(formatStaffDate(since, language)) : texts.offNow}</p>
        {since && (
          <details className="security-details">
            <summary>{texts.reset}</summary>
            <p>{texts.resetAbout}</p>
            <PasswordForm
              path="/second-factor/reset"
              body={{ staff }}
              label={texts.reset}
              isDestructive
              onAnswer={reload}
            />
          </details>
        )}
      </>
    );
  }
  if (!since) {
    return (
      <>
        <p>{texts.about}</p>
        <EnrolmentForm shouldAskForPassword={shouldAskForPassword} onCodes={setCodes} />
      </>
    );
  }
  return (
    <>
      <p>
        {texts.onSince(formatStaffDate(since, language))} {texts.codesLeft(codesLeft)}
      </p>
      <details className="security-details">
        <summary>{texts.renew}</summary>
        <PasswordForm path="/second-factor/recovery-codes" label={texts.renew} onAnswer={showCodes} />
      </details>
      <details className="security-details">
        <summary>{texts.turnOff}</summary>
        <PasswordForm path="/second-factor/off" label={texts.turnOff} isDestructive onAnswer={reload} />
      </details>
    </>
  );
}
