'use client';

import { useForm } from 'react-hook-form';
import { Alert } from '@/components/ui/alert';
import { arriveAt } from '@/components/ui/arrive-at';
import { Button } from '@/components/ui/button';
import { inTime } from '@/components/ui/in-time';
import type { LateFormProps } from '@/components/ui/late-form';
import { closeModal, closeModalProps } from '@/components/ui/modal';
import { notify } from '@/components/ui/notify';
import { SendFailure } from '@/components/ui/send-failure';
import { useChecked } from '@/components/ui/use-checked';
import { useDraft } from '@/components/ui/use-draft';
import { useKeptFields } from '@/components/ui/use-kept-fields';
import { useSending } from '@/components/ui/use-sending';
import { useWanted } from '@/components/ui/use-wanted';
import { callApi } from '@/lib/api/browser';
import { subscribe } from '@/lib/contract/endpoints/newsletter';
import type { Subscription } from '@/lib/contract/newsletter';
import { newsletter } from '@/lib/text/en/newsletter';
import { NewsletterField } from './newsletter-field';

/** `dialog` is the id of the modal it stands in, if it stands in one. */
export type NewsletterIslandProps = { id: string; dialog?: string };

const patience = 5000;
const kept = ['email'] as const;

export function NewsletterIsland({ id, dialog, typed, sendNow }: NewsletterIslandProps & LateFormProps) {
  const draft = useDraft<Subscription>('newsletter');
  const { register, handleSubmit, reset, watch, formState } = useForm<Subscription>({
    ...useChecked<Subscription>(async () => (await import('@/lib/contract/newsletter')).subscription),
    defaultValues: { email: typed.email || (draft.values.email ?? '') },
  });
  const send = async ({ email, website }: Subscription) => {
    const body = { email, website: website || undefined };
    const data = await callApi(subscribe, { body, timeout: patience });
    const words = typeof data === 'string' ? data : newsletter.subscribed;
    reset({ email: '' });
    draft.clear();
    if (!dialog) return words;
    const said = await inTime(notify('blank', words));
    if (said === undefined) return words;
    closeModal(dialog);
    return '';
  };
  const { state, sending, submit } = useSending(handleSubmit, send, sendNow);
  useKeptFields(watch, kept, draft.keep);

  useWanted(() => import('@/components/ui/toast-host'));

  const field = (name: keyof Subscription) => {
    const registered = register(name);
    return dialog && name === 'email' ? { ...registered, ref: withAutofocus(registered.ref) } : registered;
  };
  const close = dialog && (
    <Button look="quiet" {...closeModalProps(dialog)}>
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

  return (
    <form className="form" noValidate data-live onSubmit={submit}>
      <NewsletterField id={id} field={field} error={formState.errors.email?.message} />
      {state.name === 'failed' && <SendFailure title={newsletter.failed} advice={state.advice} />}
      <p className="cluster">
        <Button type="submit" aria-disabled={sending}>
          {sending ? newsletter.sending : newsletter.subscribe}
        </Button>
        {close}
      </p>
    </form>
  );
}

/** React focuses at once instead of writing the attribute that a dialog looks for when it opens. */
const withAutofocus = (ref: (input: HTMLInputElement | null) => void) => (input: HTMLInputElement | null) => {
  input?.setAttribute('autofocus', '');
  ref(input);
};
