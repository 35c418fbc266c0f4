import type { ReactNode } from 'react';
import { Alert } from '@/components/ui/alert';
import { SiteLink } from '@/components/ui/link';
import { MyText } from '@/components/ui/my-text';
import { enrolmentState } from '@/lib/contract/enrolment-state';
import type { EnrolledCourse } from '@/lib/contract/payments';
import { enrolments } from '@/lib/text/en/enrolments';
import { forms } from '@/lib/text/en/forms';
import { payments as text } from '@/lib/text/en/payments';

const tones = { Pending: 'warn', Accepted: 'good', Rejected: 'bad' } as const;

type Props = {
  /** The learner's newest payment for this course. */
  sent: EnrolledCourse | undefined;
};

function stateOf({ sent }: Props): keyof typeof tones | undefined {
  const state = sent && enrolmentState(sent);
  return state === 'Cancelled' ? undefined : state;
}

/** What became of an earlier payment for the same course, said before another transfer is made. */
export function SentBefore({ sent }: Props) {
  const state = stateOf({ sent });
  if (!sent || !state) return null;
  return (
    <Alert tone={tones[state]}>
      <p>
        <strong>{text.already[state]}</strong>
      </p>
      {state === 'Rejected' && sent.reason && (
        <p>
          <MyText text={text.reason(sent.reason)} />
        </p>
      )}
      <p className="cluster">
        {sent.reference && (
          <span>
            {forms.reference}: <span className="whole-word">{sent.reference}</span>
          </span>
        )}
        <SiteLink href="/profile">{enrolments.toProfile}</SiteLink>
      </p>
    </Alert>
  );
}

/** The form for another payment, folded away while the last one is checked or was accepted. */
export function AnotherPayment({ sent, children }: Props & { children: ReactNode }) {
  const state = stateOf({ sent });
  if (state !== 'Pending' && state !== 'Accepted') return children;
  return (
    <details className="sent-again">
      <summary>{text.sendAnother}</summary>
      {children}
    </details>
  );
}
