import type { ComponentPropsWithRef } from 'react';
import { controlProps, Field, type FieldProps } from './field';

type Props = Omit<ComponentPropsWithRef<'textarea'>, keyof FieldProps> & FieldProps;

export function Textarea({ id, label, help, error, required, hint, ...textarea }: Props) {
  const field = { id, label, help, error, required, hint };
  return (
    <Field {...field}>
      <textarea className="input" {...textarea} {...controlProps(field)} />
    </Field>
  );
}
