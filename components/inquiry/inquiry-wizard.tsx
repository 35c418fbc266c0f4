'use client';

import { useEffect, useRef, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { getText } from '#text';
import type { ChildChoices } from '@/components/children/child-choice';
import { Button } from '@/components/ui/button';
import { focusAndScroll } from '@/components/ui/focus-and-scroll';
import { FormFailure } from '@/components/ui/form-failure';
import { FormSuccess } from '@/components/ui/form-success';
import { keepPhrases } from '@/components/ui/heading-text';
import { type FormHandover, lazyForm } from '@/components/ui/lazy-form';
import { usePreload } from '@/components/ui/load-strategies';
import { Stepper } from '@/components/ui/stepper';
import { useFormDraft } from '@/components/ui/use-form-draft';
import { useFormSubmit } from '@/components/ui/use-form-submit';
import { callApi } from '@/lib/api/browser';
import { createInquiry } from '@/lib/contract/endpoints/inquiries';
import type { InquiryKind } from '@/lib/contract/inquiry-options';
import { emptyInquiry, type InquiryValues, readHtmlInquiry, toWire } from '@/lib/contract/inquiry-values';
import { parseSchedule, toggleSlot } from '@/lib/contract/schedule';
import { findReference } from '@/lib/format/reference';
import type { FieldName, Intro } from './inquiry-fields';
import { findFirstError, inquiryContract, inquiryResolver, validatedFields } from './inquiry-resolver';
import { laterSteps } from './later-steps';
import { StepStart } from './step-start';
import { useStepFocus } from './use-step-focus';

type Props = { product: string; intro?: Intro; childChoices?: ChildChoices };
type Draft = InquiryValues & { step: number };

/** Whether the HTML form has been filled in beyond its first step. */
const isBeyondStart = (typed: Record<string, string>) => Object.keys(typed).some((name) => name.includes('.'));

/** What was typed into the HTML form, and the draft, as far as it still fits. */
function initialValues(draft: Partial<Draft>, typed: Record<string, string>): InquiryValues {
  if (isBeyondStart(typed)) return readHtmlInquiry(typed);
  const { step: _, ...values } = draft;
  const schedule = parseSchedule(JSON.stringify(values.schedule ?? null));
  const empty = emptyInquiry();
  return {
    ...empty,
    ...values,
    schedule: schedule ?? empty.schedule,
    ...(typed.email !== undefined && { email: typed.email }),
    ...(typed.kind === 'collaboration' &&
      values.kind !== 'collaboration' &&
      emptyInquiry(typed.kind, typed.email ?? values.email)),
  };
}

function InquiryWizard(props: Props & FormHandover) {
  const { product, intro, childChoices, typedValues, isRefused, shouldSubmitOnMount } = props;
  const inquiries = getText('inquiries');
  const draft = useFormDraft<Draft>('inquiry', { isRefused });
  const form = useForm<InquiryValues>({
    resolver: inquiryResolver(product),
    reValidateMode: 'onChange',
    shouldFocusError: false,
    defaultValues: initialValues(draft.values, typedValues),
  });
  usePreload('interaction', inquiryContract);
  const kind = form.watch('kind');
  const stepTitles = inquiries.steps[kind];
  const shouldSendOnMount = shouldSubmitOnMount && isBeyondStart(typedValues);
  const firstStep = shouldSubmitOnMount ? 0 : (draft.values.step ?? 0);
  const [storedStep, setStep] = useState(shouldSendOnMount ? laterSteps[kind].length : firstStep);
  const step = Math.min(storedStep, stepTitles.length - 1);
  const focus = useStepFocus(step);

  const send = async (values: InquiryValues) => {
    const data = await callApi(createInquiry, {
      body: toWire(values, product),
      formKey: draft.formKey,
    });
    form.reset(emptyInquiry());
    setStep(0);
    draft.clear();
    return findReference(data);
  };

  useDraftWithStep(form, step, draft.save);

  const goToStep = (next: number) => {
    focus.focusHeading();
    setStep(next);
  };
  const submitStep = async () => {
    const fields = validatedFields(kind, step);
    if (await form.trigger(fields)) return goToStep(step + 1);
    const invalidField = fields.find((name) => form.getFieldState(name).error);
    document.getElementById(`inquiry-${invalidField}`)?.focus();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: a step submitted before hydration is submitted once
  useEffect(() => {
    if (shouldSubmitOnMount && !shouldSendOnMount) void submitStep();
  }, []);
  const changeKind = (chosen: InquiryKind) => form.reset(emptyInquiry(chosen, form.getValues('email')));
  useRevalidation(form);
  const showFirstError = (errors: object) => {
    const error = findFirstError(errors, kind);
    if (!error) return;
    setStep(error.step);
    focus.focusField(`inquiry-${error.name}`);
  };
  const { state, isSending, submit, restart } = useFormSubmit(
    { handleSubmit: (valid: (values: InquiryValues) => Promise<void>) => form.handleSubmit(valid, showFirstError) },
    send,
    shouldSendOnMount,
  );

  const control = (name: FieldName) => ({
    id: `inquiry-${name}`,
    error: form.formState.errors[name]?.message,
    ...form.register(name),
  });
  const schedule = form.watch('schedule');
  const toggle = (day: number, slot: number) => form.setValue('schedule', toggleSlot(schedule, day, slot));
  const fillChild = (id: string) => {
    const child = childChoices?.options.find((one) => one.id === id);
    form.setValue('studentName', child?.name ?? '');
    form.setValue('age', child ? String(child.age) : '');
  };

  function startAgain() {
    restart();
    requestAnimationFrame(() => form.setFocus('email'));
  }
  if (state.name === 'sent') {
    return (
      <FormSuccess
        ref={focusAndScroll}
        title={inquiries.submitted}
        reference={state.response}
        note={inquiries.keepReference}
        steps={inquiries.nextSteps}
      >
        <Button variant="quiet" onClick={startAgain}>
          {inquiries.another}
        </Button>
      </FormSuccess>
    );
  }

  const isLastStep = step === stepTitles.length - 1;
  const LaterStep = laterSteps[kind][step - 1];
  return (
    <form
      className="form"
      noValidate
      data-live
      onSubmit={(event) => {
        event.preventDefault();
        if (isLastStep) void submit(event);
        else void submitStep();
      }}
    >
      <Stepper steps={[...stepTitles]} current={step} />
      <h2 ref={focus.heading} tabIndex={-1}>
        {keepPhrases(stepTitles[step])}
      </h2>
      {LaterStep ? (
        <LaterStep
          control={control}
          schedule={{ id: 'inquiry-schedule', value: schedule, onToggle: toggle }}
          intro={intro}
          childChoices={childChoices}
          onChild={fillChild}
        />
      ) : (
        <StepStart
          email={form.register('email')}
          error={form.formState.errors.email?.message}
          kind={form.register('kind', { onChange: ({ target }) => changeKind(target.value) })}
        />
      )}
      {state.name === 'failed' && isLastStep && <FormFailure title={inquiries.failed} advice={state.advice} />}
      <p className="cluster">
        <Button variant="quiet" disabled={step === 0 || isSending} onClick={() => goToStep(step - 1)}>
          {inquiries.back}
        </Button>
        <Button type="submit" aria-disabled={isSending}>
          {isLastStep ? (isSending ? inquiries.sending : inquiries.submit) : inquiries.next}
        </Button>
      </p>
    </form>
  );
}

/** Revalidates an invalid field on change: react-hook-form does so only after a submit, which is the last step. */
function useRevalidation({ watch, getFieldState, trigger }: UseFormReturn<InquiryValues>): void {
  useEffect(() => {
    const { unsubscribe } = watch((_, { name }) => {
      if (name && getFieldState(name).error) void trigger(name);
    });
    return unsubscribe;
  }, [watch, getFieldState, trigger]);
}

function useDraftWithStep(form: UseFormReturn<InquiryValues>, step: number, saveDraft: (values: Draft) => void): void {
  const latest = useRef(saveDraft);
  latest.current = saveDraft;
  useEffect(() => {
    const save = () => {
      const values = form.getValues();
      if (step > 0 || values.email || values.kind !== 'student') latest.current({ ...values, step });
    };
    save();
    const { unsubscribe } = form.watch(save);
    return unsubscribe;
  }, [form, step]);
}

export const InquiryForm = lazyForm<Props>(async () => InquiryWizard);
