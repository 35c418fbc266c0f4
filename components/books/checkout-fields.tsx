import type { ComponentPropsWithRef } from 'react';
import { getText } from '#text';
import { Checkbox } from '@/components/ui/checkbox';
import { Honeypot } from '@/components/ui/honeypot';
import { Stylesheet } from '@/components/ui/stylesheet';
import { TextInput } from '@/components/ui/text-input';
import { Textarea } from '@/components/ui/textarea';
import { contentLanguage } from '@/lib/text/content-language';

export const checkoutFields = ['firstName', 'lastName', 'phoneNumber', 'address'] as const;
export type CheckoutField = (typeof checkoutFields)[number];

type Props = {
  title: string;
  field: (
    name: CheckoutField | 'hasOneName' | 'website',
  ) => ComponentPropsWithRef<'input'> & ComponentPropsWithRef<'textarea'>;
  errors: Partial<Record<CheckoutField, string>>;
  /** Hides the last name. */
  hasOneName?: boolean;
};

export function CheckoutFields({ title, field, errors, hasOneName }: Props) {
  const books = getText('books');
  const shared = (name: CheckoutField) => ({
    id: `checkout-${name}`,
    label: books[name],
    error: errors[name],
    required: true,
    ...field(name),
  });
  return (
    <>
      <Stylesheet name="forms" />
      <TextInput id="checkout-book" label={books.bookTitle} value={title} readOnly lang={contentLanguage(title)} />
      <div className="form-row">
        <TextInput {...shared('firstName')} autoComplete={hasOneName ? 'name' : 'given-name'} />
        {!hasOneName && <TextInput {...shared('lastName')} required="marked" autoComplete="family-name" />}
      </div>
      <Checkbox id="checkout-hasOneName" label={books.hasOneName} {...field('hasOneName')} />
      <TextInput {...shared('phoneNumber')} type="tel" minLength={5} autoComplete="tel" />
      <Textarea {...shared('address')} rows={3} autoComplete="street-address" />
      <Honeypot {...field('website')} />
    </>
  );
}
