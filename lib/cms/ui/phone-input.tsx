'use client';

import { TextInput, useField } from '@payloadcms/ui';
import type { TextFieldClientProps } from 'payload';
import type { ChangeEvent } from 'react';
import { nationalPhone } from '@/lib/format/phone';

export function PhoneInput({ field: { admin, label, required }, path: pathFromProps, readOnly }: TextFieldClientProps) {
  const { customComponents, disabled, initialValue, path, setValue, showError, value } = useField<string>({
    potentiallyStalePath: pathFromProps,
  });
  const { Description, Error: FieldError, Label } = customComponents ?? {};
  // Before the first save the form has no initial value.
  const isStored = value !== undefined && (value === initialValue || initialValue === undefined);
  return (
    <TextInput
      path={path}
      Description={Description}
      description={admin?.description}
      Error={FieldError}
      Label={Label}
      label={label}
      readOnly={Boolean(readOnly || disabled)}
      required={required}
      showError={showError}
      style={admin?.width ? { width: admin.width } : undefined}
      value={(isStored ? nationalPhone(value) : value) || ''}
      onChange={(event: ChangeEvent<HTMLInputElement>) => setValue(event.target.value)}
    />
  );
}
