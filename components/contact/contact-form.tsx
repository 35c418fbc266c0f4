'use client';

import { useForm } from 'react-hook-form';
import { getText } from '#text';
import { Button } from '@/components/ui/button';
import { focusAndScroll } from '@/components/ui/focus-and-scroll';
import { FormFailure } from '@/components/ui/form-failure';
import { FormSuccess } from '@/components/ui/form-success';
import { type FormHandover, lazyForm } from '@/components/ui/lazy-form';
import { usePreload } from '@/components/ui/load-strategies';
import { notify } from '@/components/ui/notify';
import type { ToastKind } from '@/components/ui/toast-host';
import { useFieldErrors } from '@/components/ui/use-field-errors';
import { useDraftSaving, useFormDraft } from '@/components/ui/use-form-draft';
import { useFormSubmit } from '@/components/ui/use-form-submit';
import { useLazyValidation } from '@/components/ui/use-lazy-validation';
import { ApiError, callApi } from '@/lib/api/browser';
import type { ContactMessage } from '@/lib/contract/contact';
import { sendContactMessage } from '@/lib/contract/endpoints/contact';
import type { FormProblem } from '@/lib/text/form-result';
import { ContactFields, contactFields } from './contact-fields';
import { type EmailJsKeys, sendByEmailJs } from './email-js';

type Props = { emailJs: EmailJsKeys | null; problem?: FormProblem };

const empty = { name: '', email: '', subject: '', phone: '', message: '' };

/** The school stores the message first; only then is it mailed. A school's own server that cannot store it leaves that to the mail. */
async function store({ website, ...message }: ContactMessage, key: string, isMailed: boolean): Promise<void> {
  try {
    await callApi(sendContactMessage, {
      body: { ...message, website: website || undefined },
      formKey: key,
    });
  } catch (error) {
    if (!(isMailed && error instanceof ApiError && error.status === 404)) throw error;
  }
}

function ContactIsland(props: Props & FormHandover) {
  const { emailJs, problem, typedValues, isRefused, changedFields, shouldSubmitOnMount } = props;
  const contact = getText('contact');
  const draft = useFormDraft<ContactMessage>('contact', { isRefused });
  const form = useForm<ContactMessage>({
    ...useLazyValidation<ContactMessage>(async () => (await import('@/lib/contract/contact')).contactMessage),
    defaultValues: { ...empty, ...draft.values, ...typedValues },
  });
  const { register, reset, setFocus, watch, formState } = form;
  const send = async (message: ContactMessage) => {
    showToast('loading', contact.sending);
    try {
      await store(message, draft.formKey, Boolean(emailJs));
      if (emailJs) await sendByEmailJs(emailJs, message);
    } catch (error) {
      showToast('error', contact.failed);
      throw error;
    }
    reset(empty);
    draft.clear();
    showToast('success', contact.sent, 5000);
  };
  const { state, isSending, submit, restart } = useFormSubmit(form, send, shouldSubmitOnMount);
  const errorOf = useFieldErrors(formState, problem, [...changedFields, ...draft.restoredFields]);
  useDraftSaving({ watch }, draft, contactFields);
  usePreload('interaction', () => import('@/components/ui/toast-host'));

  function startAgain() {
    restart();
    requestAnimationFrame(() => setFocus('name'));
  }
  if (state.name === 'sent') {
    return (
      <FormSuccess ref={focusAndScroll} title={contact.sentTitle} steps={contact.nextSteps}>
        <Button variant="quiet" onClick={startAgain}>
          {contact.again}
        </Button>
      </FormSuccess>
    );
  }

  const errors = Object.fromEntries(contactFields.map((name) => [name, errorOf(name)]));
  return (
    <form className="form" noValidate data-live onSubmit={submit}>
      <ContactFields field={(name) => register(name)} errors={errors} />
      {state.name === 'failed' && <FormFailure advice={state.advice} />}
      <p>
        <Button type="submit" aria-disabled={isSending}>
          {isSending ? contact.sending : contact.submit}
        </Button>
      </p>
    </form>
  );
}

// One toast whose text changes. Sending neither waits for it nor fails without it.
const showToast = (kind: ToastKind, message: string, duration?: number) =>
  void notify(kind, message, { id: 'contact', ...(duration && { duration }) }).catch(() => undefined);

export const ContactForm = lazyForm<Props>(async () => ContactIsland);
