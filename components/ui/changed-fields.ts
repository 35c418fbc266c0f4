type Control = Pick<HTMLInputElement, 'name' | 'type' | 'value'> &
  Partial<Pick<HTMLInputElement, 'checked' | 'defaultChecked' | 'defaultValue'>> & {
    options?: Iterable<Pick<HTMLOptionElement, 'value' | 'defaultSelected'>>;
  };

type Form = Pick<HTMLFormElement, 'elements'>;

const controlsOf = ({ elements }: Form) => ([...elements] as unknown as Control[]).filter(({ name }) => name);
const isToggle = ({ type }: Control) => type === 'checkbox' || type === 'radio';

/** Where the HTML selects none, browsers select the first option. */
function initialOption(options: NonNullable<Control['options']>): string | undefined {
  const all = [...options];
  return (all.find(({ defaultSelected }) => defaultSelected) ?? all[0])?.value;
}

function isChanged(control: Control): boolean {
  if (isToggle(control)) return control.checked !== control.defaultChecked;
  const initial = control.options ? initialOption(control.options) : control.defaultValue;
  return initial !== undefined && control.value !== initial;
}

/** Names of the fields that differ from the HTML. */
export const changedFields = (form: Form): string[] => [
  ...new Set(
    controlsOf(form)
      .filter(isChanged)
      .map(({ name }) => name),
  ),
];

/** The values of changed fields except files; '' for an emptied or unticked one. */
export function typedValues(form: Form): Record<string, string> {
  const changed = new Set(changedFields(form));
  const values: Record<string, string> = {};
  for (const control of controlsOf(form)) {
    if (!changed.has(control.name) || control.type === 'file') continue;
    if (!isToggle(control) || control.checked) values[control.name] = control.value;
    else values[control.name] ??= '';
  }
  return values;
}
