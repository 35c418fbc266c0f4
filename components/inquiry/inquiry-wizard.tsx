'use client';

import { useEffect, useRef, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { arriveAt } from '@/components/ui/arrive-at';
import { Button } from '@/components/ui/button';
import type { LateFormProps } from '@/components/ui/late-form';
import { SendFailure } from '@/components/ui/send-failure';
import { Sent } from '@/components/ui/sent';
import { Stepper } from '@/components/ui/stepper';
import { useDraft } from '@/components/ui/use-draft';
import { useSending } from '@/components/ui/use-sending';
import { useWanted } from '@/components/ui/use-wanted';
import { callApi } from '@/lib/api/browser';
import { createInquiry } from '@/lib/contract/endpoints/inquiries';
import type { InquiryKind } from '@/lib/contract/inquiry-options';
import { parseSchedule } from '@/lib/contract/schedule';
import { referenceIn } from '@/lib/format/reference';
import { inquiries } from '@/lib/text/en/inquiries';
import { checkedInquiry, fieldsOf, firstProblem, inquiryContract } from './checked-inquiry';
import { emptyInquiry, type InquiryValues, toWire } from './inquiry-values';
import { StepContactPerson } from './step-contact-person';
import { StepGoals } from './step-goals';
import { StepPreferences } from './step-preferences';
import { StepProgramme } from './step-programme';
import { StepSchool } from './step-school';
import { StepScope } from './step-scope';
import { StepStart } from './step-start';
import { StepStudent } from './step-student';

export type InquiryWizardProps = { product: string; intro?: string };
type Draft = InquiryValues & { step: number };

const later = {
  student: [StepContactPerson, StepStudent, StepPreferences, StepGoals],
  collaboration: [StepSchool, StepProgramme, StepScope],
};

/** What was kept, as far as it still fits the form. */
function startingValues(kept: Partial<Draft>, typed: Record<string, string>): InquiryValues {
  const { step: _, ...values } = kept;
  const schedule = parseSchedule(JSON.stringify(values.schedule ?? null));
  const fresh = emptyInquiry();
  return {
    ...fresh,
    ...values,
    schedule: schedule ?? fresh.schedule,
    ...(typed.email && { email: typed.email }),
    ...(typed.kind === 'collaboration' && values.kind !== 'collaboration' && emptyInquiry(typed.kind, typed.email)),
  };
}

export function InquiryWizard({ product, intro, typed, sendNow }: InquiryWizardProps & LateFormProps) {
  const draft = useDraft<Draft>('inquiry');
  const form = useForm<InquiryValues>({
    resolver: checkedInquiry(product),
    reValidateMode: 'onChange',
    shouldFocusError: false,
    defaultValues: startingValues(draft.values, typed),
  });
  useWanted(inquiryContract);
  const kind = form.watch('kind');
  const names = inquiries.steps[kind];
  const [at, setAt] = useState(sendNow ? 0 : (draft.values.step ?? 0));
  const step = Math.min(at, names.length - 1);
  const place = usePlace(step);

  const send = async (values: InquiryValues) => {
    const data = await callApi(createInquiry, {
      body: toWire(values, product),
      idempotencyKey: draft.key,
    });
    form.reset(emptyInquiry());
    setAt(0);
    draft.clear();
    return referenceIn(data);
  };

  useKeptDraft(form, step, draft.keep);

  const goTo = (next: number) => {
    place.moved();
    setAt(next);
  };
  const goOn = async () => {
    const fields = fieldsOf(kind, step);
    if (await form.trigger(fields)) return goTo(step + 1);
    const wrong = fields.find((name) => form.getFieldState(name).error);
    document.getElementById(`inquiry-${wrong}`)?.focus();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was submitted before this script came goes on once
  useEffect(() => {
    if (sendNow) void goOn();
  }, []);
  const changeKind = (chosen: InquiryKind) => form.reset(emptyInquiry(chosen, form.getValues('email')));
  useRecheck(form);
  const showProblem = (errors: object) => {
    const problem = firstProblem(errors, kind);
    if (!problem) return;
    setAt(problem.step);
    place.focusOn(`inquiry-${problem.name}`);
  };
  const { state, sending, submit, again } = useSending(
    (valid: (values: InquiryValues) => Promise<void>) => form.handleSubmit(valid, showProblem),
    send,
  );

  function startAgain() {
    again();
    requestAnimationFrame(() => form.setFocus('email'));
  }
  if (state.name === 'sent') {
    return (
      <Sent
        ref={arriveAt}
        title={inquiries.submitted}
        reference={state.answer}
        note={inquiries.keepReference}
        steps={inquiries.nextSteps}
      >
        <Button look="quiet" onClick={startAgain}>
          {inquiries.another}
        </Button>
      </Sent>
    );
  }

  const last = step === names.length - 1;
  const Later = later[kind][step - 1];
  return (
    <form
      className="form"
      noValidate
      data-live
      onSubmit={(event) => {
        event.preventDefault();
        if (last) void submit(event);
        else void goOn();
      }}
    >
      <Stepper steps={[...names]} current={step} />
      <h2 ref={place.heading} tabIndex={-1}>
        {names[step]}
      </h2>
      {Later ? (
        <Later form={form} intro={intro} />
      ) : (
        <StepStart
          email={form.register('email')}
          error={form.formState.errors.email?.message}
          kind={form.register('kind', { onChange: ({ target }) => changeKind(target.value) })}
        />
      )}
      {state.name === 'failed' && last && <SendFailure title={inquiries.failed} advice={state.advice} />}
      <p className="cluster">
        <Button look="quiet" disabled={step === 0 || sending} onClick={() => goTo(step - 1)}>
          {inquiries.back}
        </Button>
        <Button type="submit" aria-disabled={sending}>
          {last ? (sending ? inquiries.sending : inquiries.submit) : inquiries.next}
        </Button>
      </p>
    </form>
  );
}

/** Takes eyes and screen readers along: to the heading of a new step, or to the field that holds a problem. */
function usePlace(step: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  const wanted = useRef<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the place is looked for after each step
  useEffect(() => {
    if (wanted.current === '') heading.current?.focus();
    wanted.current = wanted.current === '' ? null : wanted.current;
  }, [step]);
  useEffect(() => {
    if (!wanted.current) return;
    const field = document.getElementById(wanted.current);
    if (!field) return;
    field.focus();
    wanted.current = null;
  });
  return {
    heading,
    moved: () => {
      wanted.current = '';
    },
    focusOn: (id: string) => {
      wanted.current = id;
    },
  };
}

/** Checks a field again while it shows a problem: before the last step nothing has been submitted that would make the form do so. */
function useRecheck({ watch, getFieldState, trigger }: UseFormReturn<InquiryValues>): void {
  useEffect(() => {
    const { unsubscribe } = watch((_, { name }) => {
      if (name && getFieldState(name).error) void trigger(name);
    });
    return unsubscribe;
  }, [watch, getFieldState, trigger]);
}

/** Keeps every change, and the step, until the inquiry is sent. */
function useKeptDraft(form: UseFormReturn<InquiryValues>, step: number, keep: (values: Draft) => void): void {
  const latest = useRef(keep);
  latest.current = keep;
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
