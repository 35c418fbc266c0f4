'use client';

import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { arriveAt } from '@/components/ui/arrive-at';
import { Button } from '@/components/ui/button';
import type { LateFormProps } from '@/components/ui/late-form';
import { SendFailure } from '@/components/ui/send-failure';
import { useChecked } from '@/components/ui/use-checked';
import { useDraft } from '@/components/ui/use-draft';
import { useSending } from '@/components/ui/use-sending';
import { callApi } from '@/lib/api/browser';
import type { BookPurchase } from '@/lib/contract/books';
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
  const { register, handleSubmit, setValue, watch, formState } = useForm<Values>({
    ...useChecked<Values>(async () => (await import('@/lib/contract/books')).bookPurchase),
    defaultValues: { ...empty, ...draft.values, ...filledIn(typed) },
  });
  const hasOneName = watch('hasOneName');
  const { state, submit } = useSending(async ({ website, hasOneName: _, ...order }: Values) => {
    const words = await callApi(`/book/purchase_book/${bookId}`, {
      method: 'POST',
      json: website ? { ...order, website } : order,
      idempotencyKey: draft.key,
      schema: async () => (await import('@/lib/contract/common')).message,
    });
    draft.clear();
    return words;
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: the form that was sent before this came is sent once
  useEffect(() => {
    if (sendNow) void handleSubmit(submit)();
  }, []);
  useEffect(() => {
    const { unsubscribe } = watch((values) => {
      if (checkoutFields.some((name) => values[name])) draft.keep({ ...values, website: undefined });
    });
    return unsubscribe;
  }, [watch, draft]);

  if (state.name === 'sent') {
    return <Ordered ref={arriveAt} words={state.answer} reference={referenceIn(state.answer)} />;
  }

  const sending = state.name === 'sending';
  const errors = Object.fromEntries(checkoutFields.map((name) => [name, formState.errors[name]?.message]));
  const oneNameBox = register('hasOneName', {
    // Hidden, the second name still needs a value that the order may carry.
    onChange: ({ target }) => setValue('lastName', target.checked ? oneName : ''),
  });
  return (
    <form className="form" noValidate data-live onSubmit={handleSubmit(submit)}>
      <CheckoutFields
        title={title}
        field={(name) => (name === 'hasOneName' ? oneNameBox : register(name))}
        errors={errors}
        hasOneName={hasOneName}
      />
      {state.name === 'failed' && <SendFailure title={books.failed} advice={state.advice} />}
      <p>
        <Button type="submit" disabled={sending}>
          {sending ? books.processing : books.submit}
        </Button>
      </p>
    </form>
  );
}

function filledIn({ hasOneName, ...typed }: Record<string, string>): Partial<Values> {
  const filled = Object.entries(typed).filter(([name, value]) => value && name in empty);
  return {
    ...Object.fromEntries(filled),
    ...(hasOneName && { hasOneName: true, lastName: typed.lastName || oneName }),
  };
}
