import { ChoiceGroup, type ChoiceGroupProps } from './choice-group';

type Props = ChoiceGroupProps & { selected?: string };

export function RadioGroup({ selected, name, ...group }: Props) {
  const isSelected = selected === undefined ? undefined : (value: string) => value === selected;
  return <ChoiceGroup type="radio" name={name ?? group.id} isSelected={isSelected} {...group} />;
}
