'use client';

import { getText } from '#text';
import { Button } from '@/components/ui/button';
import { FormFailure } from '@/components/ui/form-failure';
import { useFormSubmit } from '@/components/ui/use-form-submit';
import { callApi } from '@/lib/api/browser';
import { apiUrl } from '@/lib/contract/endpoint';
import { giveUpSeat } from '@/lib/contract/endpoints/reservations';
import type { StatusRequest } from '@/lib/contract/status';

type Props = { sender: StatusRequest; isWaiting: boolean; onDone: () => void };

export function GiveUpSeat({ sender, isWaiting, onDone }: Props) {
  const forms = getText('forms');
  const status = getText('status');
  const [label, done] = isWaiting ? [status.leaveList, status.listLeft] : [status.giveUp, status.givenUp];
  const giveUp = async (body: StatusRequest) => {
    await callApi(giveUpSeat, { body });
    onDone();
  };
  const handleSubmit = (send: (values: StatusRequest) => Promise<void>) => () => send(sender);
  const { state, isSending, submit } = useFormSubmit({ handleSubmit }, giveUp);
  if (state.name === 'sent') return <p role="status">{done}</p>;
  return (
    <form
      className="stack"
      method="post"
      action={apiUrl(giveUpSeat, {}, { left: isWaiting ? 'list' : 'place' })}
      onSubmit={submit}
    >
      <input type="hidden" name="reference" value={sender.reference} />
      <input type="hidden" name="phone" value={sender.phone} />
      {state.name === 'failed' && <FormFailure advice={state.advice} />}
      <p>
        <Button type="submit" variant="quiet" isSmall aria-disabled={isSending}>
          {isSending ? forms.sending : label}
        </Button>
      </p>
    </form>
  );
}
