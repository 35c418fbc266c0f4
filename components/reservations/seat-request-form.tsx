'use client';

import { useForm } from 'react-hook-form';
import { getText } from '#text';
import { ChildChoice, type ChildChoices } from '@/components/children/child-choice';
import { useChildChoice } from '@/components/children/use-child-choice';
import { Button, LinkButton } from '@/components/ui/button';
import { focusAndScroll } from '@/components/ui/focus-and-scroll';
import { FormFailure } from '@/components/ui/form-failure';
import { type FormHandover, lazyForm } from '@/components/ui/lazy-form';
import { ReferenceConfirmation } from '@/components/ui/reference-confirmation';
import { useFieldErrors } from '@/components/ui/use-field-errors';
import { useDraftSaving, useFormDraft } from '@/components/ui/use-form-draft';
import { useFormSubmit } from '@/components/ui/use-form-submit';
import { useLazyValidation } from '@/components/ui/use-lazy-validation';
import { callApi } from '@/lib/api/browser';
import { joinWaitingList, reserveSeat } from '@/lib/contract/endpoints/reservations';
import type { SeatRequest } from '@/lib/contract/reservations';
import { findReference } from '@/lib/format/reference';
import { readStoredToken } from '@/lib/session/stored-session';
import type { FormProblem } from '@/lib/text/form-result';
import { confirmationOf } from './confirmation-texts';
import { PayLink } from './pay-link';
import { SeatRequestFields, seatRequestFields } from './seat-request-fields';

type Props = {
  classId: string;
  isWaiting: boolean;
  learner: Partial<SeatRequest>;
  learnerId?: string;
  childChoices?: ChildChoices;
  payPath?: string;
  problem?: FormProblem;
};

function SeatRequestIsland(props: Props & FormHandover) {
  const { classId, isWaiting, learner, learnerId, childChoices, payPath } = props;
  const { problem, typedValues, isRefused, changedFields, shouldSubmitOnMount } = props;
  const forms = getText('forms');
  const text = getText('reservations');
  const draft = useFormDraft<SeatRequest>(learnerId ? `seat-${classId}:${learnerId}` : `seat-${classId}`, {
    rendered: learner,
    isRefused,
  });
  const form = useForm<SeatRequest>({
    ...useLazyValidation<SeatRequest>(async () => (await import('@/lib/contract/reservations')).seatRequest),
    defaultValues: { name: '', phoneNumber: '', email: '', ...learner, ...draft.values, ...typedValues },
  });
  const { register, watch, formState } = form;
  const child = useChildChoice({ form, choices: childChoices, name: 'name', ownName: learner.name });
  const send = async ({ website, ...sent }: SeatRequest) => {
    const message = await callApi(isWaiting ? joinWaitingList : reserveSeat, {
      params: { classId },
      body: { ...sent, website: website || undefined },
      formKey: draft.formKey,
      token: readStoredToken(),
    });
    draft.clear();
    return typeof message === 'string' ? message : undefined;
  };
  const { state, isSending, submit } = useFormSubmit(form, send, shouldSubmitOnMount);
  const errorOf = useFieldErrors(formState, problem, [...changedFields, ...draft.restoredFields]);
  useDraftSaving({ watch }, draft, seatRequestFields);

  if (state.name === 'sent') {
    const reference = findReference(state.response);
    return (
      <ReferenceConfirmation
        ref={focusAndScroll}
        text={confirmationOf(isWaiting)}
        message={state.response}
        reference={reference}
        anotherHref="/timetable"
      >
        {payPath && <PayLink path={payPath} reservation={reference} />}
      </ReferenceConfirmation>
    );
  }

  const errors = Object.fromEntries(seatRequestFields.map((name) => [name, errorOf(name)]));
  const isFull = state.name === 'failed' && state.code === 'classFull';
  return (
    <div className="stack">
      <form className="form" noValidate data-live onSubmit={submit}>
        <SeatRequestFields
          field={(name) => register(name)}
          errors={errors}
          isWaiting={isWaiting}
          child={<ChildChoice {...child} />}
        />
        {state.name === 'failed' && <FormFailure title={text.failed} advice={state.advice} />}
        {isFull && (
          <p>
            <LinkButton href={`/reserve?class=${classId}&wait=1`}>{text.waitSubmit}</LinkButton>
          </p>
        )}
        <p>
          <Button type="submit" aria-disabled={isSending}>
            {isSending ? forms.sending : isWaiting ? text.waitSubmit : text.submit}
          </Button>
        </p>
      </form>
      {payPath && <PayLink path={payPath} />}
    </div>
  );
}

export const SeatRequestForm = lazyForm<Props>(async () => SeatRequestIsland);
