'use client';

import { useForm } from 'react-hook-form';
import { getText } from '#text';
import type { OwnTimeTexts } from '@/components/classes/show-own-times';
import { Button } from '@/components/ui/button';
import { focusAndScroll } from '@/components/ui/focus-and-scroll';
import { FormFailure } from '@/components/ui/form-failure';
import { type FormHandover, lazyForm } from '@/components/ui/lazy-form';
import { useFieldErrors } from '@/components/ui/use-field-errors';
import { useFormSubmit } from '@/components/ui/use-form-submit';
import { useLazyValidation } from '@/components/ui/use-lazy-validation';
import { callApi } from '@/lib/api/browser';
import { askStatus } from '@/lib/contract/endpoints/status';
import type { StatusRequest } from '@/lib/contract/status';
import type { FormProblem } from '@/lib/text/form-result';
import { FoundStatus } from './found-status';
import { PostedStatus, type PostedStatusProps } from './posted-status';
import { StatusFields } from './status-fields';

type Props = {
  posted: PostedStatusProps;
  problem?: FormProblem;
  ownTimes: OwnTimeTexts;
};

const contract = () => import('@/lib/contract/status');

function StatusIsland(props: Props & FormHandover) {
  const { posted, problem, ownTimes, typedValues, changedFields, shouldSubmitOnMount } = props;
  const status = getText('status');
  const form = useForm<StatusRequest>({
    ...useLazyValidation<StatusRequest>(async () => (await contract()).statusRequest),
    defaultValues: { ...posted.sender, ...typedValues },
  });
  const { register, formState } = form;
  const requestStatus = async (sender: StatusRequest) => ({
    sender,
    response: await callApi(askStatus, { body: sender, schema: async () => (await contract()).statusResponse }),
  });
  const { state, isSending, submit } = useFormSubmit(form, requestStatus, shouldSubmitOnMount);
  const errorOf = useFieldErrors(formState, problem, changedFields);
  return (
    <div className="stack">
      <form className="form" noValidate data-live onSubmit={submit}>
        <StatusFields
          field={(name) => register(name)}
          errors={{ reference: errorOf('reference'), phone: errorOf('phone') }}
        />
        <p>
          <Button type="submit" aria-disabled={isSending}>
            {isSending ? status.sending : status.submit}
          </Button>
        </p>
        {state.name === 'failed' && (
          // On a phone it comes below the fold.
          <div className="form-success" tabIndex={-1} ref={focusAndScroll}>
            <FormFailure advice={state.advice} canRetry={state.status !== 404} />
          </div>
        )}
      </form>
      {state.name === 'sent' && (
        <div className="form-success" tabIndex={-1} ref={focusAndScroll}>
          <FoundStatus {...state.response} ownTimes={ownTimes} />
        </div>
      )}
      {state.name === 'idle' && <PostedStatus {...posted} ownTimes={ownTimes} />}
    </div>
  );
}

export const StatusForm = lazyForm<Props>(async () => StatusIsland);
