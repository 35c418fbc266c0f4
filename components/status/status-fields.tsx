import type { ComponentPropsWithRef } from 'react';
import { TextInput } from '@/components/ui/text-input';
import type { StatusQuestion } from '@/lib/contract/status';
import { status } from '@/lib/text/en/status';

type Props = {
  field: (name: keyof StatusQuestion) => ComponentPropsWithRef<'input'>;
  errors: Partial<Record<keyof StatusQuestion, string>>;
};

/** Reference and phone, for the HTML and the island alike. */
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
        type="tel"
        autoComplete="tel"
        {...field('phone')}
      />
    </>
  );
}
