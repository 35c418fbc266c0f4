import type { ComponentPropsWithRef } from 'react';
import { Honeypot } from '@/components/ui/honeypot';
import { TextInput } from '@/components/ui/text-input';
import type { Subscription } from '@/lib/contract/newsletter';
import { newsletter } from '@/lib/text/en/newsletter';

type Props = {
  id: string;
  field: (name: keyof Subscription) => ComponentPropsWithRef<'input'>;
  error?: string;
  /** Gets the focus when its modal opens. */
  takesFocus?: boolean;
};

/** The one field of the newsletter, for its HTML and its island alike. */
export function NewsletterField({ id, field, error, takesFocus }: Props) {
  const email = field('email');
  // React calls focus() instead of writing the attribute, which is what a dialog looks for when it opens.
  const ref = (input: HTMLInputElement | null) => {
    if (takesFocus) input?.setAttribute('autofocus', '');
    return typeof email.ref === 'function' ? email.ref(input) : undefined;
  };
  return (
    <>
      <TextInput
        id={id}
        label={newsletter.email}
        error={error && newsletter.problem(error)}
        required
        type="email"
        autoComplete="email"
        inputMode="email"
        {...email}
        ref={ref}
      />
      <Honeypot {...field('website')} />
    </>
  );
}
