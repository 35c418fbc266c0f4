'use client';

import { useForm } from 'react-hook-form';
import { getLocale, getText } from '#text';
import { Alert } from '@/components/ui/alert';
import { Badge, type Tone } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { focusAndScroll } from '@/components/ui/focus-and-scroll';
import { FormFailure } from '@/components/ui/form-failure';
import { type FormHandover, lazyForm } from '@/components/ui/lazy-form';
import { MultilingualText } from '@/components/ui/multilingual-text';
import { useFormSubmit } from '@/components/ui/use-form-submit';
import { useLazyValidation } from '@/components/ui/use-lazy-validation';
import { callApi } from '@/lib/api/browser';
import { askStatus } from '@/lib/contract/endpoints/status';
import type { StatusRequest, StatusResponse } from '@/lib/contract/status';
import { dayMonthYear } from '@/lib/format/dates';
import { contentLanguage } from '@/lib/text/content-language';
import { fill } from '@/lib/text/fill';
import { StatusFields } from './status-fields';

type Props = { reference: string };

const contract = () => import('@/lib/contract/status');

const tones: Record<string, Tone> = { Accepted: 'good', Rejected: 'bad', Cancelled: 'plain' };

function StatusIsland({ reference, typedValues, submitOnMount }: Props & FormHandover) {
  const status = getText('status');
  const { register, handleSubmit, formState } = useForm<StatusRequest>({
    ...useLazyValidation<StatusRequest>(async () => (await contract()).statusRequest),
    defaultValues: { reference: typedValues.reference ?? reference, phone: typedValues.phone ?? '' },
  });
  const requestStatus = (body: StatusRequest) =>
    callApi(askStatus, { body, schema: async () => (await contract()).statusResponse });
  const { state, isSending, submit } = useFormSubmit(handleSubmit, requestStatus, submitOnMount);
  const { errors } = formState;
  return (
    <form className="form" noValidate data-live onSubmit={submit}>
      <StatusFields
        field={(name) => register(name)}
        errors={{ reference: errors.reference?.message, phone: errors.phone?.message }}
      />
      <p>
        <Button type="submit" aria-disabled={isSending}>
          {isSending ? status.sending : status.submit}
        </Button>
      </p>
      {(state.name === 'failed' || state.name === 'sent') && (
        // On a phone it comes below the fold.
        <div className="form-success" tabIndex={-1} ref={focusAndScroll}>
          {state.name === 'failed' ? <FormFailure advice={state.advice} /> : <FoundStatus response={state.response} />}
        </div>
      )}
    </form>
  );
}

function FoundStatus({ response: { kind, state, at, date, title, reason } }: { response: StatusResponse }) {
  const status = getText('status');
  const names: Record<string, string> = status.kinds;
  const states: Record<string, string> = status.states;
  const tone = tones[state] ?? (state === status.handling.done ? 'good' : 'warn');
  return (
    <Alert live>
      <p>
        <strong>{names[kind] ?? kind}</strong>
        {title && (
          <span lang={contentLanguage(title)}>
            {' '}
            <MultilingualText text={title} />
          </span>
        )}
      </p>
      <p>
        {status.state}: <Badge tone={tone}>{states[state] ?? state}</Badge>
      </p>
      {reason && (
        <p>
          {status.reason}: <MultilingualText text={reason} />
        </p>
      )}
      <p className="small">{fill(status.since, { date: date ?? dayMonthYear(at, getLocale()) ?? '' })}</p>
    </Alert>
  );
}

export const StatusForm = lazyForm<Props>(async () => StatusIsland);
