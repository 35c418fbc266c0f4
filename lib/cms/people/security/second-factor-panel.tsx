'use client';

import { useState } from 'react';
import { formatStaffDate } from '@/lib/format/staff-date';
import { Disclosure } from './disclosure';
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
          <Disclosure label={texts.reset}>
            <p>{texts.resetAbout}</p>
            <PasswordForm
              path="/second-factor/reset"
              body={{ staff }}
              label={texts.reset}
              isDestructive
              onAnswer={reload}
            />
          </Disclosure>
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
      <Disclosure label={texts.renew}>
        <PasswordForm path="/second-factor/recovery-codes" label={texts.renew} onAnswer={showCodes} />
      </Disclosure>
      <Disclosure label={texts.turnOff}>
        <PasswordForm path="/second-factor/off" label={texts.turnOff} isDestructive onAnswer={reload} />
      </Disclosure>
    </>
  );
}
