'use client';

import {
  PasswordField,
  useForm,
  useFormFields,
  useFormProcessing,
  useFormSubmitted,
  useOperation,
} from '@payloadcms/ui';
import type { TextFieldClientProps } from 'payload';
import { useEffect, useRef } from 'react';

/** Asks for one's own password once a new password or email is being typed. */
export function CurrentPasswordField({ field, path }: TextFieldClientProps) {
  const operation = useOperation();
  const { dispatchFields, setModified } = useForm();
  const isSaving = useFormProcessing();
  // Stays set after a refused save only.
  const isRefused = useFormSubmitted();
  const wasSaving = useRef(false);
  const isNeeded = useFormFields(([{ password, email }]) => {
    const isEmailChanged = Boolean(email) && email?.value !== email?.initialValue;
    return password !== undefined || isEmailChanged;
  });
  useEffect(() => {
    if (isSaving && isNeeded) {
      wasSaving.current = true;
      // The CMS takes a refused form for unmodified, and would close the fields of the new password.
      setModified(true);
    } else if (!isSaving && wasSaving.current) {
      wasSaving.current = false;
      if (isRefused) return;
      setModified(false);
      for (const saved of ['password', 'confirm-password']) dispatchFields({ type: 'REMOVE', path: saved });
      dispatchFields({ type: 'UPDATE', path, value: '' });
    }
  }, [dispatchFields, isNeeded, isRefused, isSaving, path, setModified]);
  if (operation !== 'update' || !isNeeded) return null;
  // The server knows whether it may stay empty, as after a one-time password.
  return (
    <PasswordField
      autoComplete="current-password"
      field={{ name: field.name, label: field.label }}
      path={path}
      validate={() => true}
    />
  );
}
