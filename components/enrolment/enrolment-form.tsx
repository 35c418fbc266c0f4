'use client';

import { type ReactNode, useEffect } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { getText } from '#text';
import { ChildChoice, type ChildChoices } from '@/components/children/child-choice';
import { useChildChoice } from '@/components/children/use-child-choice';
import { Button } from '@/components/ui/button';
import { Checkbox, CheckboxGroup } from '@/components/ui/checkbox';
import { focusAndScroll } from '@/components/ui/focus-and-scroll';
import { FormFailure } from '@/components/ui/form-failure';
import { Honeypot } from '@/components/ui/honeypot';
import { ReferenceConfirmation } from '@/components/ui/reference-confirmation';
import { schemaValidation } from '@/components/ui/schema-validation';
import { TextInput } from '@/components/ui/text-input';
import { useFieldErrors } from '@/components/ui/use-field-errors';
import { useHydratedFormDraft } from '@/components/ui/use-form-draft';
import { apiUrl } from '@/lib/contract/endpoint';
import { enrol } from '@/lib/contract/endpoints/enrolments';
import { communicationChannels, type Enrolment, enrolment, zoomCourseTypes } from '@/lib/contract/enrolments';
import { findReference } from '@/lib/format/reference';
import { readStoredToken } from '@/lib/session/stored-session';
import type { FormProblem } from '@/lib/text/form-result';
import { labelOptions } from '@/lib/text/option-labels';
import { ClassChoice, type ClassChoices, classFields } from './class-choice';
import { ScreenshotField } from './screenshot-field';
import { screenshotInput } from './screenshot-input';
import { TransferNotes } from './transfer-notes';
import { useUpload } from './use-upload';

const formSchema = z.extend(enrolment, { snapShot: screenshotInput });
function listChannels() {
  const { channels } = getText('enrolments');
  return communicationChannels.map((value) => ({ value, label: channels[value] }));
}

type Props = {
  course: string;
  shouldKeepFormat?: boolean;
  learner?: { id?: string; name?: string; email?: string; phoneNumber?: string };
  problem?: FormProblem;
  /** What was typed before the form was refused. */
  refusedValues?: Record<string, string>;
  rules: ReactNode;
  classes: ClassChoices;
  childChoices?: ChildChoices;
  /** Shown if the course became full before the form was sent. */
  fullCourseLinks?: ReactNode;
};

/** The server's HTML posts without scripts; the island adds validation, compression, upload progress and a draft. */
export function EnrolmentForm({
  course,
  shouldKeepFormat,
  learner,
  problem,
  refusedValues,
  rules,
  classes,
  childChoices,
  fullCourseLinks,
}: Props) {
  const text = getText('enrolments');
  const forms = getText('forms');
  const form = useForm<Enrolment>({
    ...schemaValidation<Enrolment>(formSchema),
    // Lists: otherwise a first box that was ticked in the HTML ticks the others.
    defaultValues: { courseType: [], communication: [] } as object,
  });
  const { register, formState, getValues, setValue, setError, clearErrors } = form;
  const prefilled = { name: learner?.name, email: learner?.email, phNumber: learner?.phoneNumber };
  const draft = useHydratedFormDraft<Enrolment>(learner?.id ? `enrolment:${learner.id}` : 'enrolment', form, {
    rendered: prefilled,
    isRefused: refusedValues !== undefined,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after the draft is restored
  useEffect(() => {
    // All courses share the draft of a guest.
    const chosen = getValues('class');
    if (chosen && !classes.options.some(({ value }) => value === chosen)) setValue('class', '');
  }, []);
  const errorOf = useFieldErrors<keyof Enrolment>(formState, problem, draft.changedFields);
  const child = useChildChoice({ form, choices: childChoices, name: 'name', age: 'age', ownName: prefilled.name });
  const { state, isSending, submit, prepare, upload, failure } = useUpload({
    form,
    endpoint: enrol,
    params: { courseId: course },
    fields: ({ snapShot, ...fields }) => ({ ...fields, ...classFields(classes, fields.class) }),
    picture: ({ snapShot }) => ({ field: 'snapShot', file: snapShot }),
    shouldKeepFormat,
    formKey: draft.formKey,
    onSent: draft.clear,
    token: readStoredToken,
  });

  if (state.name === 'sent') {
    const message = typeof state.response === 'string' ? state.response : undefined;
    return (
      <ReferenceConfirmation
        ref={focusAndScroll}
        text={text}
        message={message}
        reference={findReference(message)}
        anotherHref="/zoom"
      />
    );
  }

  const initialValues: Record<string, string | undefined> = refusedValues ?? prefilled;
  const field = (name: keyof Enrolment) => ({ id: name, error: errorOf(name), ...register(name) });
  const shared = (name: keyof Enrolment) => ({ required: true, ...field(name) });
  const filled = (name: keyof Enrolment) => ({ ...shared(name), defaultValue: initialValues[name] });
  return (
    <form
      ref={draft.ref}
      className="form"
      method="post"
      action={apiUrl(enrol, { courseId: course }, { class: classes.chosen, reservation: classes.reservation })}
      encType="multipart/form-data"
      // Until hydration the browser validates: a refused post would lose the screenshot.
      noValidate={draft.isReady}
      data-live={draft.isReady || undefined}
      onSubmit={submit}
    >
      <ClassChoice {...field('class')} classes={classes} />
      {classes.reservation && <input type="hidden" name="reservation" value={classes.reservation} />}
      <ChildChoice {...child} defaultValue={refusedValues?.child} />
      <div className="form-row">
        <TextInput {...filled('name')} minLength={4} label={text.name} help={text.nameHelp} autoComplete="name" />
        <TextInput {...filled('email')} label={text.email} type="email" autoComplete="email" inputMode="email" />
      </div>
      <div className="form-row">
        <TextInput
          {...filled('phNumber')}
          minLength={5}
          label={text.phone}
          help={text.phoneHelp}
          type="tel"
          autoComplete="tel"
        />
        <TextInput
          {...filled('fbName')}
          minLength={3}
          label={text.facebookName}
          help={text.facebookHelp}
          autoComplete="off"
        />
      </div>
      <div className="form-row">
        <TextInput {...filled('age')} label={text.age} inputMode="numeric" autoComplete="off" />
      </div>
      <CheckboxGroup
        {...shared('courseType')}
        label={text.courseType}
        options={labelOptions(zoomCourseTypes)}
        defaultValue={refusedValues?.courseType?.split(', ')}
      />
      <CheckboxGroup
        {...field('communication')}
        label={text.communication}
        hint={forms.optional}
        options={listChannels()}
        defaultValue={refusedValues?.communication?.split(', ')}
      />
      <ScreenshotField
        id="snapShot"
        registered={register('snapShot')}
        error={errorOf('snapShot')}
        upload={upload}
        shouldChooseAgain={draft.isRestored || problem !== undefined}
        onProblem={(message) => (message ? setError('snapShot', { message }) : clearErrors('snapShot'))}
        onChosen={prepare}
      />
      <TransferNotes
        field={(name) => ({ ...register(name), defaultValue: refusedValues?.[name] })}
        errors={{ amount: errorOf('amount'), transactionNumber: errorOf('transactionNumber') }}
      />
      {rules}
      <Checkbox
        {...shared('ruleStatus')}
        label={text.acceptRules}
        value="true"
        defaultChecked={refusedValues?.ruleStatus === 'true'}
      />
      <Honeypot {...register('website')} />
      {state.name === 'failed' && <FormFailure title={text.failed} advice={state.advice} />}
      {failure?.code === 'courseFull' && fullCourseLinks}
      <p>
        <Button type="submit" aria-disabled={isSending}>
          {isSending ? forms.sending : text.submit}
        </Button>
      </p>
    </form>
  );
}
