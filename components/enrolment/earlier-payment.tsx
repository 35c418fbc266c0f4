import type { ReactNode } from 'react';
import { getText } from '#text';
import { Alert } from '@/components/ui/alert';
import { SiteLink } from '@/components/ui/link';
import { MultilingualText } from '@/components/ui/multilingual-text';
import { enrolmentState } from '@/lib/contract/enrolment-state';
import type { EnrolledCourse } from '@/lib/contract/payments';
import { fill } from '@/lib/text/fill';
import { withColon } from '@/lib/text/with-colon';

const tones = { Pending: 'warn', Accepted: 'good', Rejected: 'bad' } as const;

type Payment = EnrolledCourse | undefined;

function stateOf(payment: Payment): keyof typeof tones | undefined {
  const state = payment && enrolmentState(payment);
  return state === 'Cancelled' ? undefined : state;
}

/** The state of the learner's newest payment for the same course, so that nobody transfers twice. */
export function EarlierPayment({ payment }: { payment: Payment }) {
  const enrolments = getText('enrolments');
  const forms = getText('forms');
  const text = getText('payments');
  const state = stateOf(payment);
  if (!payment || !state) return null;
  return (
    <Alert tone={tones[state]}>
      <p>
        <strong>{text.already[state]}</strong>
      </p>
      {state === 'Rejected' && payment.reason && (
        <p>
          <MultilingualText text={fill(text.reason, { reason: payment.reason })} />
        </p>
      )}
      <p className="cluster">
        {payment.reference && (
          <span>
            {withColon(forms.reference)} <span className="unbroken">{payment.reference}</span>
          </span>
        )}
        <SiteLink href="/profile">{enrolments.toProfile}</SiteLink>
      </p>
    </Alert>
  );
}

type AnotherPaymentProps = { earlierPayment: Payment; isOpen: boolean; children: ReactNode };

/** Folds the payment form away while the earlier payment is pending or accepted. */
export function AnotherPayment({ earlierPayment, isOpen, children }: AnotherPaymentProps) {
  const text = getText('payments');
  const state = stateOf(earlierPayment);
  if (state !== 'Pending' && state !== 'Accepted') return children;
  return (
    <details className="repeat-payment" open={isOpen}>
      <summary>{text.sendAnother}</summary>
      {children}
    </details>
  );
}
