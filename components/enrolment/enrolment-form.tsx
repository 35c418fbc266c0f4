'use client';

import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { extend } from 'zod/mini';
import { arriveAt } from '@/components/ui/arrive-at';
import { Button } from '@/components/ui/button';
import { Checkbox, CheckboxGroup } from '@/components/ui/checkbox';
import { checkedBy } from '@/components/ui/checked-by';
import { Honeypot } from '@/components/ui/honeypot';
import { SendFailure } from '@/components/ui/send-failure';
import { TextInput } from '@/components/ui/text-input';
import { apiUrl } from '@/lib/contract/endpoint';
import { enrol } from '@/lib/contract/endpoints/enrolments';
import { communicationChannels, type Enrolment, enrolment, zoomCourseTypes } from '@/lib/contract/enrolments';
import { screenshot } from '@/lib/contract/fields';
import { preprocess } from '@/lib/contract/preprocess';
import { referenceIn } from '@/lib/format/reference';
import { enrolments as text } from '@/lib/text/en/enrolments';
import { forms } from '@/lib/text/en/forms';
import { Enrolled } from './enrolled';
import { firstFile } from './first-file';
import { ScreenshotField } from './screenshot-field';
import { TransferNotes } from './transfer-notes';
import { useKeptForm } from './use-kept-form';
import { useUpload } from './use-upload';

const typed = extend(enrolment, { snapShot: preprocess(firstFile, screenshot) });
const channels = communicationChannels.map((value) => ({ value, label: text.channels[value] }));

type Props = {
  course: string;
  /** The screenshot is sent in the format it was chosen in. */
  keepFormat?: boolean;
  /** Who is logged in. */
  learner?: { name?: string; email?: string; phoneNumber?: string };
  /** What came of the form where it was posted without scripts. */
  problem?: { field?: string; words: string };
  /** What is accepted with the last box. */
  rules: ReactNode;
};

/** The video-meeting enrolment. Its HTML posts by itself; with scripts it checks, shrinks, uploads and keeps a draft. */
export function EnrolmentForm({ course, keepFormat, learner, problem, rules }: Props) {
  const form = useForm<Enrolment>(checkedBy<Enrolment>(typed));
  const { register, formState, setError, clearErrors } = form;
  const own = { name: learner?.name, email: learner?.email, phNumber: learner?.phoneNumber };
  const draft = useKeptForm<Enrolment>('enrolment', form, 'snapShot', own);
  const { state, sending, submit, prepare, upload } = useUpload({
    form,
    endpoint: enrol,
    params: { courseId: course },
    fields: ({ snapShot, ...fields }) => fields,
    picture: ({ snapShot }) => ({ field: 'snapShot', file: snapShot }),
    keepFormat,
    formKey: draft.key,
    onSent: draft.clear,
  });

  if (state.name === 'sent') {
    const words = typeof state.answer === 'string' ? state.answer : undefined;
    return <Enrolled ref={arriveAt} words={words} reference={referenceIn(words)} />;
  }

  const errorOf = (name: keyof Enrolment) =>
    formState.errors[name]?.message ??
    (problem?.field === name && !formState.dirtyFields[name] ? problem.words : undefined);
  const field = (name: keyof Enrolment) => ({ id: name, error: errorOf(name), ...register(name) });
  const shared = (name: keyof Enrolment) => ({ required: true, ...field(name) });
  return (
    <form
      className="form"
      method="post"
      action={apiUrl(enrol, { courseId: course })}
      encType="multipart/form-data"
      // Until it is live the browser checks what it can: a refused post would cost everything typed.
      noValidate={draft.ready}
      data-live={draft.ready || undefined}
      onSubmit={submit}
    >
      <div className="form-row">
        <TextInput
          {...shared('name')}
          minLength={4}
          label={text.name}
          help={text.nameHelp}
          autoComplete="name"
          defaultValue={own.name}
        />
        <TextInput
          {...shared('email')}
          label={text.email}
          type="email"
          autoComplete="email"
          inputMode="email"
          defaultValue={own.email}
        />
      </div>
      <div className="form-row">
        <TextInput
          {...shared('phNumber')}
          minLength={5}
          label={text.phone}
          help={text.phoneHelp}
          type="tel"
          autoComplete="tel"
          defaultValue={own.phNumber}
        />
        <TextInput
          {...shared('fbName')}
          minLength={3}
          label={text.facebookName}
          help={text.facebookHelp}
          autoComplete="off"
        />
      </div>
      <div className="form-row">
        <TextInput {...shared('age')} label={text.age} inputMode="numeric" autoComplete="off" />
      </div>
      <CheckboxGroup {...shared('courseType')} label={text.courseType} options={zoomCourseTypes} />
      <CheckboxGroup {...field('communication')} label={text.communication} hint={forms.optional} options={channels} />
      <ScreenshotField
        id="snapShot"
        registered={register('snapShot')}
        error={errorOf('snapShot')}
        upload={upload}
        again={draft.restored}
        onProblem={(message) => (message ? setError('snapShot', { message }) : clearErrors('snapShot'))}
        onChosen={prepare}
      />
      <TransferNotes
        field={register}
        errors={{ amount: errorOf('amount'), transactionNumber: errorOf('transactionNumber') }}
      />
      {rules}
      <Checkbox {...shared('ruleStatus')} label={text.acceptRules} value="true" />
      <Honeypot {...register('website')} />
      {state.name === 'failed' && <SendFailure title={text.failed} advice={state.advice} />}
      <p>
        <Button type="submit" aria-disabled={sending}>
          {sending ? forms.sending : text.submit}
        </Button>
      </p>
    </form>
  );
}
