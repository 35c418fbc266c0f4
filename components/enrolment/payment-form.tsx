'use client';

import { useForm } from 'react-hook-form';
import { extend, omit } from 'zod/mini';
import { Alert } from '@/components/ui/alert';
import { arriveAt } from '@/components/ui/arrive-at';
import { Button, LinkButton } from '@/components/ui/button';
import { checkedBy } from '@/components/ui/checked-by';
import { SiteLink } from '@/components/ui/link';
import { SendFailure } from '@/components/ui/send-failure';
import { Sent } from '@/components/ui/sent';
import { TextInput } from '@/components/ui/text-input';
import { requestPayment } from '@/lib/contract/endpoints/payments';
import { screenshot } from '@/lib/contract/fields';
import { type PaymentRequest, paymentRequest } from '@/lib/contract/payments';
import { preprocess } from '@/lib/contract/preprocess';
import { referenceIn } from '@/lib/format/reference';
import { storedToken } from '@/lib/session/stored';
import { enrolments as text } from '@/lib/text/en/enrolments';
import { forms } from '@/lib/text/en/forms';
import { payments } from '@/lib/text/en/payments';
import { firstFile } from './first-file';
import { ScreenshotField } from './screenshot-field';
import { TransferNotes } from './transfer-notes';
import { useKeptForm } from './use-kept-form';
import { useUpload } from './use-upload';

type Props = {
  course: { id: string; name: string };
  /** The screenshot is sent in the format it was chosen in. */
  keepFormat?: boolean;
  learner: { id: string; name?: string; email?: string; phoneNumber?: string };
};

/** Typed here is what a person may change; the course comes with the page and the payer with the session. */
type Typed = Omit<PaymentRequest, 'course'>;
const typed = extend(omit(paymentRequest, { course: true }), { payment: preprocess(firstFile, screenshot) });

/** The payment of a video course by a learner who is logged in. */
export function PaymentForm({ course, keepFormat, learner }: Props) {
  const form = useForm<Typed>(checkedBy<Typed>(typed));
  const { register, formState, setError, clearErrors } = form;
  const own = { name: learner.name, description: learner.phoneNumber };
  const draft = useKeptForm<Typed>(`payment:${course.id}:${learner.id}`, form, 'payment', own);
  const { state, sending, submit, prepare, upload, failure } = useUpload({
    form,
    endpoint: requestPayment,
    params: {},
    fields: ({ payment, ...fields }) => ({ ...fields, course: course.id }),
    picture: ({ payment }) => ({ field: 'payment', file: payment }),
    keepFormat,
    formKey: draft.key,
    onSent: draft.clear,
    token: storedToken,
  });

  if (state.name === 'sent') {
    const words = typeof state.answer === 'string' ? state.answer : payments.sentPlain;
    return (
      <Sent
        ref={arriveAt}
        title={payments.sentTitle}
        words={words}
        reference={referenceIn(words)}
        note={payments.keepReference}
        steps={payments.nextSteps}
      >
        <SiteLink href="/profile">{text.toProfile}</SiteLink>
        <LinkButton look="quiet" href="/payment">
          {payments.another}
        </LinkButton>
      </Sent>
    );
  }

  const errorOf = (name: keyof Typed) => formState.errors[name]?.message;
  return (
    <form className="form" method="post" noValidate onSubmit={submit}>
      <div className="form-row">
        <TextInput id="course" label={text.course} defaultValue={course.name} readOnly />
        <TextInput id="email" label={text.email} help={payments.signedInAs} defaultValue={learner.email} readOnly />
      </div>
      <div className="form-row">
        <TextInput
          id="name"
          label={text.name}
          help={text.nameHelp}
          error={errorOf('name')}
          required
          autoComplete="name"
          defaultValue={own.name}
          {...register('name')}
        />
        <TextInput
          id="description"
          label={text.phone}
          help={text.phoneHelp}
          error={errorOf('description')}
          required
          type="tel"
          autoComplete="tel"
          defaultValue={own.description}
          {...register('description')}
        />
      </div>
      <ScreenshotField
        id="payment"
        registered={register('payment')}
        error={errorOf('payment')}
        upload={upload}
        again={draft.restored}
        onProblem={(message) => (message ? setError('payment', { message }) : clearErrors('payment'))}
        onChosen={prepare}
      />
      <TransferNotes
        field={register}
        errors={{ amount: errorOf('amount'), transactionNumber: errorOf('transactionNumber') }}
      />
      {state.name === 'failed' &&
        (failure?.status === 401 ? (
          <Alert tone="bad" live>
            <p>
              {payments.sessionEnded} <SiteLink href={`/login?course=${course.id}`}>{payments.logIn}</SiteLink>
            </p>
          </Alert>
        ) : (
          <SendFailure title={failure?.message || text.failed} advice={failure?.message ? forms.kept : state.advice} />
        ))}
      <p>
        <Button type="submit" disabled={!draft.ready} aria-disabled={sending}>
          {sending ? forms.sending : text.submit}
        </Button>
      </p>
    </form>
  );
}
