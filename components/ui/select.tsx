import type { ComponentPropsWithRef } from 'react';
import { controlProps, Field, type FieldProps } from './field';
import { Stylesheet } from './stylesheet';

export type Option = string | { value: string; label: string };

type Props = Omit<ComponentPropsWithRef<'select'>, keyof FieldProps | 'children'> &
  FieldProps & {
    options: readonly Option[];
    placeholder?: string;
  };

export function Select({ id, label, help, error, required, hint, options, placeholder, ...select }: Props) {
  const field = { id, label, help, error, required, hint };
  return (
    <Field {...field}>
      <Stylesheet name="forms" />
      <div className="select">
        <select className="input" {...select} {...controlProps(field)}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map(asOption).map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </div>
    </Field>
  );
}

export function asOption(option: Option): { value: string; label: string } {
  return typeof option === 'string' ? { value: option, label: option } : option;
}
