import type { ComponentPropsWithRef, ReactNode } from 'react';
import { controlProps, FieldError, FieldGroup, type FieldProps } from './field';
import { asOption, type Option } from './select';

type Props = Omit<ComponentPropsWithRef<'input'>, 'type' | 'id'> & { id: string; label: ReactNode; error?: string };

/** One box with its sentence. */
export function Checkbox({ id, label, error, ...input }: Props) {
  return (
    <div className="field">
      <label className="choice choice-plain" htmlFor={id}>
        <input type="checkbox" {...input} {...controlProps({ id, error })} />
        <span>{label}</span>
      </label>
      <FieldError id={id} error={error} />
    </div>
  );
}

type GroupProps = FieldProps &
  Omit<ComponentPropsWithRef<'input'>, keyof FieldProps | 'type' | 'value'> & {
    options: readonly Option[];
    selected?: readonly string[];
  };

/** Several boxes of one question. Controlled with `selected` and `onChange`, free without. */
export function CheckboxGroup({ id, label, help, error, required, hint, options, selected, ...input }: GroupProps) {
  const described = controlProps({ id, help, error })['aria-describedby'];
  return (
    <FieldGroup {...{ id, label, help, error, required, hint }}>
      <div className="choices">
        {options.map(asOption).map((option, at) => (
          <label className="choice" key={option.value} htmlFor={`${id}-${at}`}>
            <input
              type="checkbox"
              id={`${id}-${at}`}
              value={option.value}
              checked={selected?.includes(option.value)}
              aria-describedby={described}
              aria-invalid={error ? true : undefined}
              {...input}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
