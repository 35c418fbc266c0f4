import type { ComponentPropsWithRef, ReactNode } from 'react';
import { controlProps, Field, type FieldProps } from './field';

type Props = Omit<ComponentPropsWithRef<'input'>, keyof FieldProps | 'type'> &
  FieldProps & {
    /** What is chosen, and how far its upload is. */
    children?: ReactNode;
  };

export function FileInput({ id, label, help, error, required, hint, children, ...input }: Props) {
  const field = { id, label, help, error, required, hint };
  return (
    <Field {...field}>
      <div className="file">
        <input type="file" {...input} {...controlProps(field)} />
        {children}
      </div>
    </Field>
  );
}

/** How far something is, from 0 to 1. */
export function Progress({ value, label }: { value: number; label: string }) {
  return <progress className="progress" value={value} max={1} aria-label={label} />;
}
