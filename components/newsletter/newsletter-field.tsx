import type { ComponentPropsWithRef } from 'react';
import { getText } from '#text';
import { Honeypot } from '@/components/ui/honeypot';
import { TextInput } from '@/components/ui/text-input';
import type { Subscription } from '@/lib/contract/newsletter';
import { fill } from '@/lib/text/fill';

type Props = {
  id: string;
  field: (name: keyof Subscription) => ComponentPropsWithRef<'input'>;
  error?: string;
  /** Autofocus when the modal opens. Only in the server's HTML: in the browser React focuses at once instead. */
  shouldFocus?: boolean;
};

export function NewsletterField({ id, field, error, shouldFocus }: Props) {
  const newsletter = getText('newsletter');
  return (
    <>
      <TextInput
        id={id}
        label={newsletter.email}
        error={error && fill(newsletter.problem, { message: error.toLowerCase() })}
        required
        type="email"
        autoComplete="email"
        inputMode="email"
        autoFocus={shouldFocus}
        {...field('email')}
      />
      <Honeypot {...field('website')} />
    </>
  );
}
