'use client';

import { TextField, useField } from '@payloadcms/ui';
import type { TextFieldClientProps } from 'payload';
import { useEffect } from 'react';
import { nationalPhone } from '@/lib/format/phone';

/** A stored phone number as people in Myanmar write it, until somebody types another one. */
export function PhoneInput(props: TextFieldClientProps) {
  const { value, initialValue, setValue } = useField<string>({ potentiallyStalePath: props.path });
  const shown = value && value === initialValue ? nationalPhone(value) : value;
  useEffect(() => {
    // Shown otherwise, but not modified.
    if (shown !== value) setValue(shown, true);
  }, [shown, value, setValue]);
  return <TextField {...props} />;
}
