'use client';

import { PasswordField, useFormFields, useOperation } from '@payloadcms/ui';
import type { TextFieldClientProps } from 'payload';

/** Asks for one's own password once a new password or email is being typed. */
export function CurrentPasswordField({ field, path }: TextFieldClientProps) {
  const operation = useOperation();
  const isNeeded = useFormFields(([{ password, email }]) => {
    const isEmailChanged = Boolean(email) && email?.value !== email?.initialValue;
    return password !== undefined || isEmailChanged;
  });
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
