'use client';

import { useForm } from 'react-hook-form';
import { getText } from '#text';
import type { OwnTimeTexts } from '@/components/classes/show-own-times';
import { Button } from '@/components/ui/button';
import { focusAndScroll } from '@/components/ui/focus-and-scroll';
import { FormFailure } from '@/components/ui/form-failure';
import { type FormHandover, lazyForm } from '@/components/ui/lazy-form';
import { useFormSubmit } from '@/components/ui/use-form-submit';
import { useLazyValidation } from '@/components/ui/use-lazy-validation';
import { callApi } from '@/lib/api/browser';
import { askStatus } from '@/lib/contract/endpoints/status';
import type { StatusRequest } from '@/lib/contract/status';
import { FoundStatus } from './found-status';
import { StatusFields } from './status-fields';

type Props = {
  reference: string;
  problem?: string;
  ownTimes: OwnTimeTexts;
};

const contract = () => import('@/lib/contract/status');

function StatusIsland({ reference, problem, ownTimes, typedValues, shouldSubmitOnMount }: Props & FormHandover) {
  const status = getText('status');
  const typed = typedValues.reference ?? reference;
  const { register, handleSubmit, getValues, formState } = useForm<StatusRequest>({
    ...useLazyValidation<StatusRequest>(async () => (await contract()).statusRequest),
    defaultValues: { reference: typed, phone: typedValues.phone ?? '' },
  });
  const requestStatus = (body: StatusRequest) =>
    callApi(askStatus, { body, schema: async () => (await contract()).statusResponse });
  const { state, isSending, submit } = useFormSubmit(handleSubmit, requestStatus, shouldSubmitOnMount);
  const { errors, dirtyFields } = formState;
  const linkProblem = typed === reference && !dirtyFields.reference ? problem : undefined;
  return (
    <form className="form" noValidate data-live onSubmit={submit}>
      <StatusFields
        field={(name) => register(name)}
        errors={{ reference: errors.reference?.message ?? linkProblem, phone: errors.phone?.message }}
      />
      <p>
        <Button type="submit" aria-disabled={isSending}>
          {isSending ? status.sending : status.submit}
        </Button>
      </p>
      {(state.name === 'failed' || state.name === 'sent') && (
        // On a phone it comes below the fold.
        <div className="form-success" tabIndex={-1} ref={focusAndScroll}>
          {state.name === 'failed' ? (
            <FormFailure advice={state.advice} />
          ) : (
            <FoundStatus response={state.response} sender={getValues()} ownTimes={ownTimes} />
          )}
        </div>
      )}
    </form>
  );
}

export const StatusForm = lazyForm<Props>(async () => StatusIsland);
