import { ChoiceGroup, type ChoiceGroupProps } from './choice-group';

export function RadioGroup({ selected, name, ...group }: ChoiceGroupProps & { selected?: string }) {
  const isSelected = selected === undefined ? undefined : (value: string) => value === selected;
  return <ChoiceGroup type="radio" name={name ?? group.id} isSelected={isSelected} {...group} />;
}
