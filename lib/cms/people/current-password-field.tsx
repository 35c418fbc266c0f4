'use client';

import {
  PasswordField,
  useDocumentInfo,
  useForm,
  useFormFields,
  useFormProcessing,
  useFormSubmitted,
  useOperation,
} from '@payloadcms/ui';
import type { TextFieldClientProps } from 'payload';
import { useEffect, useRef } from 'react';

export function CurrentPasswordField({ field, path }: TextFieldClientProps) {
  const operation = useOperation();
  const savedEmail = useDocumentInfo().savedDocumentData?.email;
  const isNeeded = useFormFields(([{ password, email }]) => {
    const isEmailChanged = Boolean(savedEmail && email?.value) && email?.value !== savedEmail;
    return Boolean(password?.value) || isEmailChanged;
  });
  useKeepRejectedPassword(path, isNeeded);
  if (operation !== 'update' || !isNeeded) return null;
  // Validated on the server: it may be empty after a login with a one-time password.
  return (
    <PasswordField
      autoComplete="current-password"
      field={{ name: field.name, label: field.label }}
      path={path}
      validate={() => true}
    />
  );
}

/** Payload marks a rejected form as unmodified, which closes the password fields and disables Save. */
function useKeepRejectedPassword(path: string, isNeeded: boolean): void {
  const { dispatchFields, setBackgroundProcessing, setModified } = useForm();
  const isSaving = useFormProcessing();
  const isRejected = useFormSubmitted();
  const wasSaving = useRef(false);
  useEffect(() => {
    if (isSaving && isNeeded) {
      wasSaving.current = true;
      // Payload keeps the modified state only if it is set during background processing.
      setBackgroundProcessing(true);
      setModified(true);
      setBackgroundProcessing(false);
    } else if (!isSaving && wasSaving.current) {
      wasSaving.current = false;
      if (isRejected) return;
      setModified(false);
      for (const name of ['password', 'confirm-password']) dispatchFields({ type: 'REMOVE', path: name });
      dispatchFields({ type: 'UPDATE', path, value: '' });
    }
  }, [dispatchFields, isNeeded, isRejected, isSaving, path, setBackgroundProcessing, setModified]);
}
