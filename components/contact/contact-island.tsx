'use client';

import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { checkedBy } from '@/components/ui/checked-by';
import type { LateFormProps } from '@/components/ui/late-form';
import { notify } from '@/components/ui/notify';
import { SendFailure } from '@/components/ui/send-failure';
import { useDraft } from '@/components/ui/use-draft';
import { useSending } from '@/components/ui/use-sending';
import { ApiFailure, callApi } from '@/lib/api/browser';
import { type ContactMessage, contactMessage } from '@/lib/contract/contact';
import { contact } from '@/lib/text/en/contact';
import { ContactFields, contactFields } from './contact-fields';
import { type EmailJsKeys, sendByEmailJs } from './email-js';

export type ContactIslandProps = { emailJs: EmailJsKeys | null };

const empty = { name: '', email: '', subject: '', phone: '', message: '' };

/** The school stores the message first; only then is it mailed. A school's own server that cannot store it leaves that to the mail. */
async function store({ website, ...message }: ContactMessage, key: string, mailed: boolean): Promise<void> {
  try {
    await callApi('/contact', {
      method: 'POST',
      json: website ? { ...message, website } : message,
      idempotencyKey: key,
    });
  } catch (error) {
    if (!(mailed && error instanceof ApiFailure && error.status === 404)) throw error;
  }
}

export function ContactIsland({ emailJs, typed, sendNow }: ContactIslandProps & LateFormProps) {
  const draft = useDraft<ContactMessage>('contact');
  const { register, handleSubmit, reset, watch, formState } = useForm<ContactMessage>({
    ...checkedBy<ContactMessage>(contactMessage),
    defaultValues: { ...empty, ...draft.values, ...filledIn(typed) },
  });
  const { state, submit } = useSending(async (message: ContactMessage) => {
    const toast = await notify('loading', contact.sending).catch(() => undefined);
    const id = toast as string | undefined;
    try {
      await store(message, draft.key, Boolean(emailJs));
      if (emailJs) await sendByEmailJs(emailJs, message);
    } catch (error) {
      notify('error', contact.failed, { id }).catch(() => undefined);
      throw error;
    }
    reset(empty);
    draft.clear();
    notify('success', contact.sent, { id, duration: 5000 }).catch(() => undefined);
  });

  useEffect(() => {
    // Loaded ahead, so that a line that breaks later can still be told of.
    import('@/components/ui/toast-host').catch(() => undefined);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form that was sent before this came is sent once
  useEffect(() => {
    if (sendNow) void handleSubmit(submit)();
  }, []);
  useEffect(() => {
    const { unsubscribe } = watch((values) => {
      if (contactFields.some((name) => values[name])) draft.keep({ ...values, website: undefined });
    });
    return unsubscribe;
  }, [watch, draft]);

  const sending = state.name === 'sending';
  const errors = Object.fromEntries(contactFields.map((name) => [name, formState.errors[name]?.message]));
  return (
    <form className="form" noValidate data-live onSubmit={handleSubmit(submit)}>
      <ContactFields field={(name) => register(name)} errors={errors} />
      {state.name === 'failed' && <SendFailure advice={state.advice} />}
      <p>
        <Button type="submit" disabled={sending}>
          {sending ? contact.sending : contact.submit}
        </Button>
      </p>
    </form>
  );
}

const filledIn = (typed: Record<string, string>) =>
  Object.fromEntries(Object.entries(typed).filter(([name, value]) => value && name in empty));
