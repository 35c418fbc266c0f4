import type { ComponentPropsWithRef } from 'react';
import { controlProps, FieldGroup, type FieldProps } from './field';
import { asOption, type Option } from './select';
import { Stylesheet } from './stylesheet';

export type ChoiceGroupProps = FieldProps &
  Omit<ComponentPropsWithRef<'input'>, keyof FieldProps | 'type' | 'value'> & {
    options: readonly Option[];
    /** For an HTML form, whose names do not repeat. */
    hasNumberedNames?: boolean;
  };

type Props = ChoiceGroupProps & {
  type: 'checkbox' | 'radio';
  isSelected?: (value: string) => boolean;
};

export function ChoiceGroup({
  type,
  isSelected,
  defaultValue,
  id,
  label,
  help,
  error,
  required,
  hint,
  options,
  name,
  hasNumberedNames,
  ...input
}: Props) {
  const describedBy = controlProps({ id, help, error })['aria-describedby'];
  return (
    <FieldGroup {...{ id, label, help, error, required, hint }}>
      <Stylesheet name="forms" />
      <div className="choices">
        {options.map(asOption).map((option, index) => (
          <label className="choice" key={option.value} htmlFor={`${id}-${index}`}>
            <input
              type={type}
              id={`${id}-${index}`}
              name={hasNumberedNames ? `${name}.${index}` : name}
              value={option.value}
              checked={isSelected?.(option.value)}
              defaultChecked={defaultValue === undefined ? undefined : [defaultValue].flat().includes(option.value)}
              // A browser would require every checkbox of a group.
              required={type === 'radio' && required === true}
              aria-describedby={describedBy}
              aria-invalid={type === 'checkbox' && error ? true : undefined}
              {...input}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
