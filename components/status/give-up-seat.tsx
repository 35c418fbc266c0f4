'use client';

import { type FormEvent, useState } from 'react';
import { getText } from '#text';
import { Button } from '@/components/ui/button';
import { adviceFor } from '@/components/ui/use-form-submit';
import { callApi } from '@/lib/api/browser';
import { apiUrl } from '@/lib/contract/endpoint';
import { giveUpSeat } from '@/lib/contract/endpoints/reservations';
import type { StatusRequest } from '@/lib/contract/status';

type Props = { sender: StatusRequest; isWaiting: boolean; onDone: () => void };

export function GiveUpSeat({ sender, isWaiting, onDone }: Props) {
  const forms = getText('forms');
  const status = getText('status');
  const [isSending, setSending] = useState(false);
  const [message, setMessage] = useState<string>();
  const [label, done] = isWaiting ? [status.leaveList, status.listLeft] : [status.giveUp, status.givenUp];
  if (message) return <p role="status">{message}</p>;
  const giveUp = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    setSending(true);
    try {
      await callApi(giveUpSeat, { body: sender });
      setMessage(done);
      onDone();
    } catch (error) {
      setMessage(adviceFor(error));
    }
  };
  return (
    <form method="post" action={apiUrl(giveUpSeat, {}, { left: isWaiting ? 'list' : 'place' })} onSubmit={giveUp}>
      <input type="hidden" name="reference" value={sender.reference} />
      <input type="hidden" name="phone" value={sender.phone} />
      <Button type="submit" variant="quiet" isSmall aria-disabled={isSending}>
        {isSending ? forms.sending : label}
      </Button>
    </form>
  );
}
