'use client';

import { type Resolver, useForm } from 'react-hook-form';
import { arriveAt } from '@/components/ui/arrive-at';
import { Button } from '@/components/ui/button';
import type { LateFormProps } from '@/components/ui/late-form';
import { SendFailure } from '@/components/ui/send-failure';
import { useChecked } from '@/components/ui/use-checked';
import { useDraft } from '@/components/ui/use-draft';
import { useKeptFields } from '@/components/ui/use-kept-fields';
import { useSending } from '@/components/ui/use-sending';
import { callApi } from '@/lib/api/browser';
import type { BookPurchase } from '@/lib/contract/books';
import { purchaseBook } from '@/lib/contract/endpoints/books';
import { oneName } from '@/lib/contract/one-name';
import { referenceIn } from '@/lib/format/reference';
import { books } from '@/lib/text/en/books';
import { CheckoutFields, checkoutFields } from './checkout-fields';
import { Ordered } from './ordered';

export type CheckoutIslandProps = { bookId: string; title: string };
type Values = BookPurchase & { hasOneName?: boolean };

const empty = { firstName: '', lastName: '', phoneNumber: '', address: '', hasOneName: false };

export function CheckoutIsland({ bookId, title, typed, sendNow }: CheckoutIslandProps & LateFormProps) {
  const draft = useDraft<Values>(`checkout-${bookId}`);
  const checked = useChecked<Values>(async () => (await import('@/lib/contract/books')).bookPurchase);
  const resolver: Resolver<Values> = (values, ...more) => checked.resolver(withOneName(values), ...more);
  const { register, handleSubmit, watch, formState } = useForm<Values>({
    ...checked,
    resolver,
    defaultValues: { ...empty, ...draft.values, ...typed, ...(typed.hasOneName && { hasOneName: true }) },
  });
  const send = async ({ website, hasOneName, ...order }: Values) => {
    const words = await callApi(purchaseBook, {
      params: { bookId },
      body: { ...order, website: website || undefined },
      idempotencyKey: draft.key,
    });
    draft.clear();
    return typeof words === 'string' ? words : undefined;
  };
  const { state, sending, submit } = useSending(handleSubmit, send, sendNow);
  useKeptFields(watch, checkoutFields, draft.keep);

  if (state.name === 'sent') {
    return <Ordered ref={arriveAt} words={state.answer} reference={referenceIn(state.answer)} />;
  }

  const errors = Object.fromEntries(checkoutFields.map((name) => [name, formState.errors[name]?.message]));
  return (
    <form className="form" noValidate data-live onSubmit={submit}>
      <CheckoutFields title={title} field={(name) => register(name)} errors={errors} hasOneName={watch('hasOneName')} />
      {state.name === 'failed' && <SendFailure title={books.failed} advice={state.advice} />}
      <p>
        <Button type="submit" aria-disabled={sending}>
          {sending ? books.processing : books.submit}
        </Button>
      </p>
    </form>
  );
}

/** What is ordered with. What was typed as the last name stays in the form, for who unticks the box. */
function withOneName(values: Values): Values {
  return values.hasOneName ? { ...values, lastName: oneName } : values;
}
