'use client';

import { useForm } from 'react-hook-form';
import { getText } from '#text';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { focusAndScroll } from '@/components/ui/focus-and-scroll';
import { FormFailure } from '@/components/ui/form-failure';
import type { FormHandover } from '@/components/ui/lazy-form';
import { usePreload } from '@/components/ui/load-strategies';
import { loadWithTimeout } from '@/components/ui/loader';
import { closeModal, closeModalProps } from '@/components/ui/modal';
import { notify } from '@/components/ui/notify';
import { useFieldErrors } from '@/components/ui/use-field-errors';
import { useDraftSaving, useFormDraft } from '@/components/ui/use-form-draft';
import { useFormSubmit } from '@/components/ui/use-form-submit';
import { useLazyValidation } from '@/components/ui/use-lazy-validation';
import { callApi } from '@/lib/api/browser';
import { subscribe } from '@/lib/contract/endpoints/newsletter';
import type { Subscription } from '@/lib/contract/newsletter';
import type { FormProblem } from '@/lib/text/form-result';
import { NewsletterField } from './newsletter-field';

/** `dialog` is the id of the modal around the form, if there is one. */
export type NewsletterIslandProps = { id: string; dialog?: string; problem?: FormProblem };

const timeoutMs = 5000;
const draftFields = ['email'] as const;

export function NewsletterIsland(props: NewsletterIslandProps & FormHandover) {
  const { id, dialog, problem, typedValues, isRefused, changedFields, shouldSubmitOnMount } = props;
  const newsletter = getText('newsletter');
  const draft = useFormDraft<Subscription>('newsletter', { isRefused });
  const form = useForm<Subscription>({
    ...useLazyValidation<Subscription>(async () => (await import('@/lib/contract/newsletter')).subscription),
    defaultValues: { email: typedValues.email ?? draft.values.email ?? '' },
  });
  const { register, reset, watch, formState } = form;
  const send = async ({ email, website }: Subscription) => {
    const body = { email, website: website || undefined };
    const data = await callApi(subscribe, { body, timeoutMs });
    const confirmation = typeof data === 'string' ? data : newsletter.subscribed;
    reset({ email: '' });
    draft.clear();
    if (!dialog) return confirmation;
    const toastId = await loadWithTimeout(notify('blank', confirmation));
    if (toastId === undefined) return confirmation;
    closeModal(dialog);
    return '';
  };
  const { state, isSending, submit } = useFormSubmit(form, send, shouldSubmitOnMount);
  const errorOf = useFieldErrors(formState, problem, [...changedFields, ...draft.restoredFields]);
  useDraftSaving({ watch }, draft, draftFields);
  usePreload('interaction', () => import('@/components/ui/toast-host'));

  const field = (name: keyof Subscription) => {
    const registered = register(name);
    return dialog && name === 'email' ? { ...registered, ref: withAutofocus(registered.ref) } : registered;
  };
  const close = dialog && (
    <Button variant="quiet" {...closeModalProps(dialog)}>
      {newsletter.close}
    </Button>
  );
  if (state.name === 'sent' && state.response) {
    return (
      <div className="stack form-success" tabIndex={-1} ref={focusAndScroll}>
        <Alert tone="good" isLive>
          {state.response}
        </Alert>
        {close && <p>{close}</p>}
      </div>
    );
  }

  return (
    <form className="form" noValidate data-live onSubmit={submit}>
      <NewsletterField id={id} field={field} error={errorOf('email')} />
      {state.name === 'failed' && <FormFailure title={newsletter.failed} advice={state.advice} />}
      <p className="cluster">
        <Button type="submit" aria-disabled={isSending}>
          {isSending ? newsletter.sending : newsletter.subscribe}
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
