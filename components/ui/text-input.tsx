import type { ComponentPropsWithRef } from 'react';
import { controlProps, Field, type FieldProps } from './field';

type Props = Omit<ComponentPropsWithRef<'input'>, keyof FieldProps> & FieldProps;

export function TextInput({ id, label, help, error, required, hint, type = 'text', ...input }: Props) {
  const field = { id, label, help, error, required, hint };
  return (
    <Field {...field}>
      <input type={type} className="input" {...input} {...controlProps(field)} />
    </Field>
  );
}
