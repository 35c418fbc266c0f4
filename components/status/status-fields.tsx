import type { ComponentPropsWithRef } from 'react';
import { getText } from '#text';
import { Stylesheet } from '@/components/ui/stylesheet';
import { TextInput } from '@/components/ui/text-input';
import type { StatusRequest } from '@/lib/contract/status';

type Props = {
  field: (name: keyof StatusRequest) => ComponentPropsWithRef<'input'>;
  errors: Partial<Record<keyof StatusRequest, string>>;
};

export function StatusFields({ field, errors }: Props) {
  const status = getText('status');
  return (
    <>
      <Stylesheet name="forms" />
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
        // No type="tel": schools enter an email, and a number keypad has no @.
        autoComplete="tel"
        {...field('phone')}
      />
    </>
  );
}
