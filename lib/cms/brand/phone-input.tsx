'use client';

import { TextField, useForm, useFormFields } from '@payloadcms/ui';
import type { TextFieldClientProps } from 'payload';
import { useEffect } from 'react';
import { nationalPhone } from '@/lib/format/phone';

/** A stored phone number as people in Myanmar write it, until somebody types another one. */
export function PhoneInput(props: TextFieldClientProps) {
  const { path } = props;
  const { dispatchFields } = useForm();
  const stored = useFormFields(([fields]) => {
    const { value, initialValue } = fields[path] ?? {};
    return typeof value === 'string' && value === initialValue ? value : '';
  });
  useEffect(() => {
    const shown = nationalPhone(stored);
    // A dispatch, unlike a typed value, leaves the form unmodified.
    if (shown !== stored) dispatchFields({ type: 'UPDATE', path, value: shown });
  }, [dispatchFields, path, stored]);
  return <TextField {...props} />;
}
