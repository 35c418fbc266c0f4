import type { ComponentPropsWithRef } from 'react';
import { getLocale, getText } from '#text';
import { Honeypot } from '@/components/ui/honeypot';
import { TextInput } from '@/components/ui/text-input';
import type { Subscription } from '@/lib/contract/newsletter';
import { defaultLocale } from '@/lib/format/locale';

type Props = {
  id: string;
  field: (name: keyof Subscription) => ComponentPropsWithRef<'input'>;
  error?: string;
  /** Autofocus when the modal opens. Only in the server's HTML: in the browser React focuses at once instead. */
  shouldFocus?: boolean;
};

/** The specification has English errors in lower case after an asterisk. */
const toProblem = (error: string) => (getLocale() === defaultLocale ? `*${error.toLowerCase()}` : error);

export function NewsletterField({ id, field, error, shouldFocus }: Props) {
  const newsletter = getText('newsletter');
  return (
    <>
      <TextInput
        id={id}
        label={newsletter.email}
        error={error && toProblem(error)}
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
