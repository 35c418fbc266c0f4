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

/** Asks for one's own password once a new password or email is being typed. */
export function CurrentPasswordField({ field, path }: TextFieldClientProps) {
  const operation = useOperation();
  const savedEmail = useDocumentInfo().savedDocumentData?.email;
  const isNeeded = useFormFields(([{ password, email }]) => {
    const isEmailChanged = Boolean(savedEmail && email?.value) && email?.value !== savedEmail;
    // The state of the password exists before its fields are open.
    return Boolean(password?.value) || isEmailChanged;
  });
  useKeepRefusedPassword(path, isNeeded);
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

/** The CMS takes a refused form for unmodified, which closes the fields of the new password and stops the next save. */
function useKeepRefusedPassword(path: string, isNeeded: boolean): void {
  const { dispatchFields, setBackgroundProcessing, setModified } = useForm();
  const isSaving = useFormProcessing();
  const isRefused = useFormSubmitted();
  const wasSaving = useRef(false);
  useEffect(() => {
    if (isSaving && isNeeded) {
      wasSaving.current = true;
      // The form stays modified after a save only if it was modified during a background one.
      setBackgroundProcessing(true);
      setModified(true);
      setBackgroundProcessing(false);
    } else if (!isSaving && wasSaving.current) {
      wasSaving.current = false;
      if (isRefused) return;
      setModified(false);
      for (const saved of ['password', 'confirm-password']) dispatchFields({ type: 'REMOVE', path: saved });
      dispatchFields({ type: 'UPDATE', path, value: '' });
    }
  }, [dispatchFields, isNeeded, isRefused, isSaving, path, setBackgroundProcessing, setModified]);
}
