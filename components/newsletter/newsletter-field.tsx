import type { ComponentPropsWithRef } from 'react';
import { Honeypot } from '@/components/ui/honeypot';
import { TextInput } from '@/components/ui/text-input';
import type { Subscription } from '@/lib/contract/newsletter';
import { newsletter } from '@/lib/text/en/newsletter';

type Props = {
  id: string;
  field: (name: keyof Subscription) => ComponentPropsWithRef<'input'>;
  error?: string;
  /** Gets the focus when its modal opens; in the HTML only, where React writes the attribute. */
  takesFocus?: boolean;
};

/** The one field of the newsletter, for its HTML and its island alike. */
export function NewsletterField({ id, field, error, takesFocus }: Props) {
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
        autoFocus={takesFocus}
        {...field('email')}
      />
      <Honeypot {...field('website')} />
    </>
  );
}
