import type { ComponentPropsWithRef, ReactNode } from 'react';
import { ChoiceGroup, type ChoiceGroupProps } from './choice-group';
import { controlProps, FieldError } from './field';
import { Stylesheet } from './stylesheet';

type Props = Omit<ComponentPropsWithRef<'input'>, 'type' | 'id'> & { id: string; label: ReactNode; error?: string };

export function Checkbox({ id, label, error, ...input }: Props) {
  return (
    <div className="field">
      <Stylesheet name="fields" />
      <Stylesheet name="forms" />
      <label className="choice choice-plain" htmlFor={id}>
        <input type="checkbox" {...input} {...controlProps({ id, error })} />
        <span>{label}</span>
      </label>
      <FieldError id={id} error={error} />
    </div>
  );
}

export function CheckboxGroup({ selected, ...group }: ChoiceGroupProps & { selected?: readonly string[] }) {
  return <ChoiceGroup type="checkbox" isSelected={selected && ((value) => selected.includes(value))} {...group} />;
}
