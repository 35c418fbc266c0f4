'use client';

import { type Resolver, useForm } from 'react-hook-form';
import { getText } from '#text';
import { Button } from '@/components/ui/button';
import { focusAndScroll } from '@/components/ui/focus-and-scroll';
import { FormFailure } from '@/components/ui/form-failure';
import { type FormHandover, lazyForm } from '@/components/ui/lazy-form';
import { ReferenceConfirmation } from '@/components/ui/reference-confirmation';
import { useFieldErrors } from '@/components/ui/use-field-errors';
import { useDraftSaving, useFormDraft } from '@/components/ui/use-form-draft';
import { useFormSubmit } from '@/components/ui/use-form-submit';
import { useLazyValidation } from '@/components/ui/use-lazy-validation';
import { callApi } from '@/lib/api/browser';
import type { BookPurchase } from '@/lib/contract/books';
import { purchaseBook } from '@/lib/contract/endpoints/books';
import { lastNamePlaceholder } from '@/lib/contract/last-name-placeholder';
import { findReference } from '@/lib/format/reference';
import type { FormProblem } from '@/lib/text/form-result';
import { CheckoutFields, checkoutFields } from './checkout-fields';

type Props = { bookId: string; title: string; problem?: FormProblem };
type Values = BookPurchase & { hasOneName?: boolean };

const empty = { firstName: '', lastName: '', phoneNumber: '', address: '', hasOneName: false };

function CheckoutIsland(props: Props & FormHandover) {
  const { bookId, title, problem, typedValues, isRefused, changedFields, shouldSubmitOnMount } = props;
  const books = getText('books');
  const draft = useFormDraft<Values>(`checkout-${bookId}`, { isRefused });
  const checked = useLazyValidation<Values>(async () => (await import('@/lib/contract/books')).bookPurchase);
  const resolver: Resolver<Values> = (values, ...more) => checked.resolver(withLastName(values), ...more);
  const form = useForm<Values>({
    ...checked,
    resolver,
    defaultValues: {
      ...empty,
      ...draft.values,
      ...typedValues,
      ...(typedValues.hasOneName !== undefined && { hasOneName: typedValues.hasOneName !== '' }),
    },
  });
  const { register, watch, formState } = form;
  const send = async ({ website, hasOneName, ...order }: Values) => {
    const message = await callApi(purchaseBook, {
      params: { bookId },
      body: { ...order, website: website || undefined },
      formKey: draft.formKey,
    });
    draft.clear();
    return typeof message === 'string' ? message : undefined;
  };
  const { state, isSending, submit } = useFormSubmit(form, send, shouldSubmitOnMount);
  const errorOf = useFieldErrors(formState, problem, [...changedFields, ...draft.restoredFields]);
  useDraftSaving({ watch }, draft, checkoutFields);

  if (state.name === 'sent') {
    return (
      <ReferenceConfirmation
        ref={focusAndScroll}
        text={books}
        message={state.response}
        reference={findReference(state.response)}
        anotherHref="/checkout"
      />
    );
  }

  const errors = Object.fromEntries(checkoutFields.map((name) => [name, errorOf(name)]));
  return (
    <form className="form" noValidate data-live onSubmit={submit}>
      <CheckoutFields title={title} field={(name) => register(name)} errors={errors} hasOneName={watch('hasOneName')} />
      {state.name === 'failed' && <FormFailure title={books.failed} advice={state.advice} />}
      <p>
        <Button type="submit" aria-disabled={isSending}>
          {isSending ? books.processing : books.submit}
        </Button>
      </p>
    </form>
  );
}

/** The values of the order. A typed last name stays in the form, for a visitor who unticks the box. */
function withLastName(values: Values): Values {
  return values.hasOneName ? { ...values, lastName: lastNamePlaceholder } : values;
}

export const CheckoutForm = lazyForm<Props>(async () => CheckoutIsland);
