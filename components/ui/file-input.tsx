import type { ComponentPropsWithRef, ReactNode } from 'react';
import { controlProps, Field, type FieldProps } from './field';
import { Stylesheet } from './stylesheet';

type Props = Omit<ComponentPropsWithRef<'input'>, keyof FieldProps | 'type'> &
  FieldProps & {
    /** Instead of the browser's button, whose text is in the language of the browser. */
    buttonText: string;
    children?: ReactNode;
  };

export function FileInput({ id, label, help, error, required, hint, buttonText, children, ...input }: Props) {
  const field = { id, label, help, error, required, hint };
  return (
    <Field {...field}>
      <Stylesheet name="upload" />
      <div className="file">
        <label className="button" htmlFor={id}>
          {buttonText}
        </label>
        <input type="file" {...input} {...controlProps(field)} />
        {children}
      </div>
    </Field>
  );
}

export function Progress({ value, label }: { value: number; label: string }) {
  return <progress className="progress" value={value} max={1} aria-label={label} />;
}
