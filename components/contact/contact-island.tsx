'use client';

import { useForm } from 'react-hook-form';
import { arriveAt } from '@/components/ui/arrive-at';
import { Button } from '@/components/ui/button';
import type { LateFormProps } from '@/components/ui/late-form';
import { notify } from '@/components/ui/notify';
import { SendFailure } from '@/components/ui/send-failure';
import { Sent } from '@/components/ui/sent';
import type { Notice } from '@/components/ui/toast-host';
import { useChecked } from '@/components/ui/use-checked';
import { useDraft } from '@/components/ui/use-draft';
import { useKeptFields } from '@/components/ui/use-kept-fields';
import { useSending } from '@/components/ui/use-sending';
import { useWanted } from '@/components/ui/use-wanted';
import { ApiFailure, callApi } from '@/lib/api/browser';
import type { ContactMessage } from '@/lib/contract/contact';
import { sendContactMessage } from '@/lib/contract/endpoints/contact';
import { contact } from '@/lib/text/en/contact';
import { ContactFields, contactFields } from './contact-fields';
import { type EmailJsKeys, sendByEmailJs } from './email-js';

export type ContactIslandProps = { emailJs: EmailJsKeys | null };

const empty = { name: '', email: '', subject: '', phone: '', message: '' };

/** The school stores the message first; only then is it mailed. A school's own server that cannot store it leaves that to the mail. */
async function store({ website, ...message }: ContactMessage, key: string, mailed: boolean): Promise<void> {
  try {
    await callApi(sendContactMessage, {
      body: { ...message, website: website || undefined },
      idempotencyKey: key,
    });
  } catch (error) {
    if (!(mailed && error instanceof ApiFailure && error.status === 404)) throw error;
  }
}

export function ContactIsland({ emailJs, typed, sendNow }: ContactIslandProps & LateFormProps) {
  const draft = useDraft<ContactMessage>('contact');
  const { register, handleSubmit, reset, setFocus, watch, formState } = useForm<ContactMessage>({
    ...useChecked<ContactMessage>(async () => (await import('@/lib/contract/contact')).contactMessage),
    defaultValues: { ...empty, ...draft.values, ...typed },
  });
  const send = async (message: ContactMessage) => {
    say('loading', contact.sending);
    try {
      await store(message, draft.key, Boolean(emailJs));
      if (emailJs) await sendByEmailJs(emailJs, message);
    } catch (error) {
      say('error', contact.failed);
      throw error;
    }
    reset(empty);
    draft.clear();
    say('success', contact.sent, 5000);
  };
  const { state, sending, submit, again } = useSending(handleSubmit, send, sendNow);
  useKeptFields(watch, contactFields, draft.keep);

  useWanted(() => import('@/components/ui/toast-host'));

  function startAgain() {
    again();
    requestAnimationFrame(() => setFocus('name'));
  }
  if (state.name === 'sent') {
    return (
      <Sent ref={arriveAt} title={contact.sentTitle} steps={contact.nextSteps}>
        <Button look="quiet" onClick={startAgain}>
          {contact.again}
        </Button>
      </Sent>
    );
  }

  const errors = Object.fromEntries(contactFields.map((name) => [name, formState.errors[name]?.message]));
  return (
    <form className="form" noValidate data-live onSubmit={submit}>
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

// One notice that changes. Sending never waits for it, nor fails where it cannot be drawn.
const say = (kind: Notice, words: string, duration?: number) =>
  void notify(kind, words, { id: 'contact', ...(duration && { duration }) }).catch(() => undefined);
