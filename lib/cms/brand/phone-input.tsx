'use client';

import { TextField, useForm, useFormFields } from '@payloadcms/ui';
import type { TextFieldClientProps } from 'payload';
import { useEffect, useRef } from 'react';
import { nationalPhone } from '@/lib/format/phone';

/** A stored phone number as people in Myanmar write it, until somebody types another one. */
export function PhoneInput(props: TextFieldClientProps) {
  const { path } = props;
  const { dispatchFields } = useForm();
  const value = useFormFields(([fields]) => fields[path]?.value);
  const initialValue = useFormFields(([fields]) => fields[path]?.initialValue);
  const isFirst = useRef(true);
  useEffect(() => {
    // Before the first save the form has no initial value: then only what it opens with is stored.
    const isStored = isFirst.current || value === initialValue;
    isFirst.current = false;
    if (!isStored || typeof value !== 'string') return;
    const shown = nationalPhone(value);
    // A dispatch, unlike a typed value, leaves the form unmodified.
    if (shown !== value) dispatchFields({ type: 'UPDATE', path, value: shown });
  }, [dispatchFields, initialValue, path, value]);
  return <TextField {...props} />;
}
