import type { ComponentPropsWithRef } from 'react';
import { controlProps, FieldGroup, type FieldProps } from './field';
import { asOption, type Option } from './select';

type Props = FieldProps &
  Omit<ComponentPropsWithRef<'input'>, keyof FieldProps | 'type' | 'value'> & {
    options: readonly Option[];
    selected?: string;
  };

/** One answer of several, all in sight. Controlled with `selected` and `onChange`, free without. */
export function RadioGroup({ id, label, help, error, required, hint, options, selected, name = id, ...input }: Props) {
  const described = controlProps({ id, help, error })['aria-describedby'];
  return (
    <FieldGroup {...{ id, label, help, error, required, hint }}>
      <div className="choices">
        {options.map(asOption).map((option, at) => (
          <label className="choice" key={option.value} htmlFor={`${id}-${at}`}>
            <input
              type="radio"
              id={`${id}-${at}`}
              name={name}
              value={option.value}
              checked={selected === undefined ? undefined : selected === option.value}
              aria-describedby={described}
              {...input}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
