'use client';

import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { getText } from '#text';
import { ChildChoice, type ChildChoices } from '@/components/children/child-choice';
import { useChildChoice } from '@/components/children/use-child-choice';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { focusAndScroll } from '@/components/ui/focus-and-scroll';
import { FormFailure } from '@/components/ui/form-failure';
import { SiteLink } from '@/components/ui/link';
import { ReferenceConfirmation } from '@/components/ui/reference-confirmation';
import { schemaValidation } from '@/components/ui/schema-validation';
import { TextInput } from '@/components/ui/text-input';
import { useFieldErrors } from '@/components/ui/use-field-errors';
import { useHydratedFormDraft } from '@/components/ui/use-form-draft';
import { findToken } from '@/lib/api/session-token';
import { apiUrl } from '@/lib/contract/endpoint';
import { requestPayment } from '@/lib/contract/endpoints/payments';
import { type PaymentRequest, paymentRequest } from '@/lib/contract/payments';
import { findReference } from '@/lib/format/reference';
import type { FormProblem } from '@/lib/text/form-result';
import { ClassChoice, type ClassChoices, classFields } from './class-choice';
import { ScreenshotField } from './screenshot-field';
import { screenshotInput } from './screenshot-input';
import { TransferNotes } from './transfer-notes';
import { useUpload } from './use-upload';

type Props = {
  course: { id: string; name: string };
  shouldKeepFormat?: boolean;
  classes: ClassChoices;
  childChoices?: ChildChoices;
  learner: { id: string; name?: string; email?: string; phoneNumber?: string };
  problem?: FormProblem;
  /** What was typed before the form was refused. */
  refusedValues?: Record<string, string>;
};

/** The course comes from the page, the payer from the session. */
type PaymentValues = Omit<PaymentRequest, 'course'>;
const formSchema = z.extend(z.omit(paymentRequest, { course: true }), { payment: screenshotInput });

/** The server's HTML posts without scripts; the session comes from the cookie then. */
export function PaymentForm(props: Props) {
  const { course, shouldKeepFormat, learner, classes, childChoices, problem, refusedValues } = props;
  const text = getText('enrolments');
  const forms = getText('forms');
  const payments = getText('payments');
  const form = useForm<PaymentValues>(schemaValidation<PaymentValues>(formSchema));
  const { register, formState, setError, clearErrors } = form;
  const prefilled = { name: learner.name, description: learner.phoneNumber };
  const draft = useHydratedFormDraft<PaymentValues>(`payment:${course.id}:${learner.id}`, form, {
    rendered: prefilled,
    isRefused: refusedValues !== undefined,
  });
  const errorOf = useFieldErrors<keyof PaymentValues>(formState, problem, draft.changedFields);
  const child = useChildChoice({ form, choices: childChoices, name: 'name', ownName: learner.name });
  const { state, isSending, submit, prepare, upload, failure } = useUpload({
    form,
    endpoint: requestPayment,
    params: {},
    fields: ({ payment, ...fields }) => ({
      ...fields,
      course: course.id,
      ...classFields(classes, fields.class),
    }),
    picture: ({ payment }) => ({ field: 'payment', file: payment }),
    shouldKeepFormat,
    formKey: draft.formKey,
    onSent: draft.clear,
    token: findToken,
  });

  if (state.name === 'sent') {
    const message = typeof state.response === 'string' ? state.response : payments.sentPlain;
    return (
      <ReferenceConfirmation
        ref={focusAndScroll}
        text={payments}
        message={message}
        reference={findReference(message)}
        anotherHref="/payment"
      >
        <SiteLink href="/profile">{text.toProfile}</SiteLink>
      </ReferenceConfirmation>
    );
  }

  const field = (name: 'name' | 'description') => ({
    id: name,
    error: errorOf(name),
    required: true,
    defaultValue: refusedValues?.[name] ?? prefilled[name],
    ...register(name),
  });
  return (
    <form
      ref={draft.ref}
      className="form"
      method="post"
      action={apiUrl(
        requestPayment,
        {},
        { course: course.id, class: classes.chosen, reservation: classes.reservation },
      )}
      encType="multipart/form-data"
      // Until hydration the browser validates: a refused post would lose the screenshot.
      noValidate={draft.isReady}
      data-live={draft.isReady || undefined}
      onSubmit={submit}
    >
      <input type="hidden" name="course" value={course.id} />
      {classes.reservation && <input type="hidden" name="reservation" value={classes.reservation} />}
      <TextInput id="course" label={text.course} defaultValue={course.name} readOnly />
      <TextInput id="email" label={text.email} help={payments.signedInAs} defaultValue={learner.email} readOnly />
      <ClassChoice id="class" error={errorOf('class')} {...register('class')} classes={classes} />
      <ChildChoice {...child} defaultValue={refusedValues?.child} />
      <div className="form-row">
        <TextInput {...field('name')} minLength={4} label={text.name} help={text.nameHelp} autoComplete="name" />
        <TextInput
          {...field('description')}
          minLength={5}
          label={text.phone}
          help={text.phoneHelp}
          type="tel"
          autoComplete="tel"
        />
      </div>
      <ScreenshotField
        id="payment"
        registered={register('payment')}
        error={errorOf('payment')}
        upload={upload}
        shouldChooseAgain={draft.isRestored || problem !== undefined}
        onProblem={(message) => (message ? setError('payment', { message }) : clearErrors('payment'))}
        onChosen={prepare}
      />
      <TransferNotes
        field={(name) => ({ ...register(name), defaultValue: refusedValues?.[name] })}
        errors={{ amount: errorOf('amount'), transactionNumber: errorOf('transactionNumber') }}
      />
      {state.name === 'failed' &&
        (failure?.status === 401 ? (
          <Alert tone="bad" isLive>
            <p>
              {payments.sessionEnded} <SiteLink href={loginPath()}>{payments.logIn}</SiteLink>
            </p>
          </Alert>
        ) : (
          <FormFailure
            title={failure?.message || text.failed}
            advice={failure?.message ? forms.nothingLost : state.advice}
          />
        ))}
      <p>
        <Button type="submit" aria-disabled={isSending}>
          {isSending ? forms.sending : text.submit}
        </Button>
      </p>
    </form>
  );
}

/** The class, its reservation and the language of the page survive the login. */
const loginPath = () => `/login?next=${encodeURIComponent(location.pathname + location.search)}`;
