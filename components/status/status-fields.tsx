import type { ComponentPropsWithRef } from 'react';
import { TextInput } from '@/components/ui/text-input';
import type { StatusQuestion } from '@/lib/contract/status';
import { status } from '@/lib/text/en/status';

type Props = {
  field: (name: keyof StatusQuestion) => ComponentPropsWithRef<'input'>;
  errors: Partial<Record<keyof StatusQuestion, string>>;
};

/** Reference and phone or e-mail, for the HTML and the island alike. */
export function StatusFields({ field, errors }: Props) {
  return (
    <>
      <TextInput
        id="status-reference"
        label={status.reference}
        help={status.referenceHelp}
        error={errors.reference}
        required
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        {...field('reference')}
      />
      <TextInput
        id="status-phone"
        label={status.phone}
        error={errors.phone}
        required
        // A keyboard for numbers has no @.
        autoComplete="tel"
        {...field('phone')}
      />
    </>
  );
}
