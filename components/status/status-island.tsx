'use client';

import { useForm } from 'react-hook-form';
import { Alert } from '@/components/ui/alert';
import { arriveAt } from '@/components/ui/arrive-at';
import { Badge, type Tone } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import type { LateFormProps } from '@/components/ui/late-form';
import { MyText } from '@/components/ui/my-text';
import { SendFailure } from '@/components/ui/send-failure';
import { useChecked } from '@/components/ui/use-checked';
import { useSending } from '@/components/ui/use-sending';
import { callApi } from '@/lib/api/browser';
import { askStatus } from '@/lib/contract/endpoints/status';
import type { StatusAnswer, StatusQuestion } from '@/lib/contract/status';
import { languageOf } from '@/lib/format/language';
import { status } from '@/lib/text/en/status';
import { StatusFields } from './status-fields';

export type StatusIslandProps = { reference: string };

const contract = () => import('@/lib/contract/status');

const tones: Record<string, Tone> = { Accepted: 'good', Done: 'good', Rejected: 'bad', Cancelled: 'plain' };

export function StatusIsland({ reference, typed, sendNow }: StatusIslandProps & LateFormProps) {
  const { register, handleSubmit, formState } = useForm<StatusQuestion>({
    ...useChecked<StatusQuestion>(async () => (await contract()).statusQuestion),
    defaultValues: { reference: typed.reference ?? reference, phone: typed.phone ?? '' },
  });
  const ask = (body: StatusQuestion) =>
    callApi(askStatus, { body, schema: async () => (await contract()).statusAnswer });
  const { state, sending, submit } = useSending(handleSubmit, ask, sendNow);
  const { errors } = formState;
  return (
    <form className="form" noValidate data-live onSubmit={submit}>
      <StatusFields
        field={(name) => register(name)}
        errors={{ reference: errors.reference?.message, phone: errors.phone?.message }}
      />
      <p>
        <Button type="submit" aria-disabled={sending}>
          {sending ? status.sending : status.submit}
        </Button>
      </p>
      {(state.name === 'failed' || state.name === 'sent') && (
        // On a phone it comes below the fold.
        <div className="sent" tabIndex={-1} ref={arriveAt}>
          {state.name === 'failed' ? <SendFailure advice={state.advice} /> : <Found answer={state.answer} />}
        </div>
      )}
    </form>
  );
}

function Found({ answer: { kind, state, at, title, reason } }: { answer: StatusAnswer }) {
  const names: Record<string, string> = status.kinds;
  const day = new Date(at).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'Asia/Yangon',
  });
  return (
    <Alert live>
      <p>
        <strong>{names[kind] ?? kind}</strong>
        {title && (
          <span lang={languageOf(title)}>
            {' '}
            <MyText text={title} />
          </span>
        )}
      </p>
      <p>
        {status.state}: <Badge tone={tones[state] ?? 'warn'}>{state}</Badge>
      </p>
      {reason && (
        <p>
          {status.reason}: <MyText text={reason} />
        </p>
      )}
      <p className="small">{status.since(day)}</p>
    </Alert>
  );
}
