'use client';

import type { ComponentProps } from 'react';
import { getText } from '#text';
import { Alert } from '@/components/ui/alert';
import { RadioGroup } from '@/components/ui/radio-group';

export type ClassChoices = {
  options: { value: string; label: string }[];
  /** The label of the choice without a class. */
  noClass: string;
  /** Of the URL. */
  chosen?: string;
  /** The reference of the reservation that the transfer pays. */
  reservation?: string;
  reservedClass?: string;
};

/** A draft may name a class of another course. */
export function classFields({ options, reservation, reservedClass }: ClassChoices, value: string | undefined) {
  const known = options.find((option) => option.value === value)?.value;
  return { class: known, ...(known === reservedClass && { reservation }) };
}

type Props = Pick<ComponentProps<typeof RadioGroup>, 'id' | 'name' | 'error' | 'ref' | 'onChange' | 'onBlur'> & {
  classes: ClassChoices;
};

export function ClassChoice({ classes: { options, noClass, chosen = '' }, ...field }: Props) {
  const text = getText('classes');
  if (options.length === 0) {
    return (
      field.error && (
        <Alert tone="bad" isLive>
          {field.error}
        </Alert>
      )
    );
  }
  return (
    <RadioGroup
      {...field}
      label={text.choose}
      help={text.chooseHelp}
      options={[...options, { value: '', label: noClass }]}
      defaultValue={chosen}
    />
  );
}
