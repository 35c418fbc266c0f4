import type { ComponentProps } from 'react';
import { RadioGroup } from '@/components/ui/radio-group';

/** With its texts, so that only those who have children load them. */
export type ChildChoices = {
  legend: string;
  help: string;
  meOrSomebodyElse: string;
  options: { id: string; name: string; age: number }[];
};

type Props = Partial<
  Pick<ComponentProps<typeof RadioGroup>, 'id' | 'name' | 'defaultValue' | 'ref' | 'onChange' | 'onBlur'>
> & {
  choices: ChildChoices | undefined;
};

export function ChildChoice({ choices, id = 'child', name = 'child', defaultValue = '', ...field }: Props) {
  if (!choices) return null;
  return (
    <RadioGroup
      {...field}
      id={id}
      name={name}
      label={choices.legend}
      help={choices.help}
      options={[
        ...choices.options.map((child) => ({ value: child.id, label: child.name })),
        { value: '', label: choices.meOrSomebodyElse },
      ]}
      defaultValue={defaultValue}
    />
  );
}
