'use client';

import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { Alert } from '@/components/ui/alert';
import { arriveAt } from '@/components/ui/arrive-at';
import { Button } from '@/components/ui/button';
import type { LateFormProps } from '@/components/ui/late-form';
import { notify } from '@/components/ui/notify';
import { SendFailure } from '@/components/ui/send-failure';
import { useChecked } from '@/components/ui/use-checked';
import { useDraft } from '@/components/ui/use-draft';
import { useSending } from '@/components/ui/use-sending';
import { useWanted } from '@/components/ui/use-wanted';
import { callApi } from '@/lib/api/browser';
import type { Subscription } from '@/lib/contract/newsletter';
import { newsletter } from '@/lib/text/en/newsletter';
import { NewsletterField } from './newsletter-field';

/** `dialog` is the id of the modal it stands in, if it stands in one. */
export type NewsletterIslandProps = { id: string; dialog?: string };

const patience = 5000;

export function NewsletterIsland({ id, dialog, typed, sendNow }: NewsletterIslandProps & LateFormProps) {
  const draft = useDraft<Subscription>('newsletter');
  const { register, handleSubmit, reset, watch, formState } = useForm<Subscription>({
    ...useChecked<Subscription>(async () => (await import('@/lib/contract/newsletter')).subscription),
    defaultValues: { email: typed.email || (draft.values.email ?? '') },
  });
  const { state, submit } = useSending(async ({ email, website }: Subscription) => {
    const json = website ? { email, website } : { email };
    const words = await callApi('/about/click_to_subscribe', {
      method: 'POST',
      json,
      timeout: patience,
      schema: async () => (await import('@/lib/contract/common')).message,
    });
    reset({ email: '' });
    draft.clear();
    if (!dialog) return words;
    const said = await notify('blank', words, { duration: 6000 }).then(
      () => true,
      () => false,
    );
    if (said) document.getElementById(dialog)?.hidePopover();
    return said ? '' : words;
  });

  useWanted(() => import('@/components/ui/toast-host'));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form that was sent before this came is sent once
  useEffect(() => {
    if (sendNow) void handleSubmit(submit)();
  }, []);

  useEffect(() => {
    const { unsubscribe } = watch(({ email }) => email && draft.keep({ email }));
    return unsubscribe;
  }, [watch, draft]);

  const close = dialog && (
    <Button look="quiet" popoverTarget={dialog} popoverTargetAction="hide">
      {newsletter.close}
    </Button>
  );
  if (state.name === 'sent' && state.answer) {
    return (
      <div className="stack sent" tabIndex={-1} ref={arriveAt}>
        <Alert tone="good" live>
          {state.answer}
        </Alert>
        {close && <p>{close}</p>}
      </div>
    );
  }

  const sending = state.name === 'sending';
  return (
    <form className="form" noValidate data-live onSubmit={handleSubmit(submit)}>
      <NewsletterField id={id} field={(name) => register(name)} error={formState.errors.email?.message} />
      {state.name === 'failed' && <SendFailure title={newsletter.failed} advice={state.advice} />}
      <p className="cluster">
        <Button type="submit" disabled={sending}>
          {sending ? newsletter.sending : newsletter.subscribe}
        </Button>
        {close}
      </p>
    </form>
  );
}
