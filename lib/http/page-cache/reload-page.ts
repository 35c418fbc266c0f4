/** The constants below run in pages as the text of these functions, which refer to nothing outside themselves. */
type Field = HTMLInputElement & { options?: HTMLOptionsCollection };

const keyOf = ({ id, name, type, value }: Field): string =>
  [id, name, type === 'radio' || type === 'checkbox' ? value : ''].join(' ');

/** Once, or a broken page would reload for ever. What was typed waits in the history entry, passwords excepted. */
function reloadOnce(keyOf: (field: Field) => string) {
  try {
    const page = `${location.href} ${document.querySelector<HTMLElement>('[data-payload]')?.dataset.payload}`;
    if (sessionStorage.getItem('reloaded') === page) return;
    sessionStorage.setItem('reloaded', page);
  } catch {
    return;
  }
  const typed: Record<string, string | boolean> = {};
  for (const field of document.querySelectorAll<Field>('input, textarea, select')) {
    const { type, value, defaultValue, checked, defaultChecked, options } = field;
    const initial = options
      ? ([...options].find((option) => option.defaultSelected) ?? options[0])?.value
      : defaultValue;
    if (checked !== defaultChecked) typed[keyOf(field)] = checked;
    else if (value !== initial && type !== 'password') typed[keyOf(field)] = value;
  }
  history.replaceState({ ...history.state, typed }, '');
  location.reload();
}

function restoreTyped(keyOf: (field: Field) => string) {
  const { typed, ...state } = history.state ?? {};
  if (!typed) return;
  history.replaceState(state, '');
  for (const field of document.querySelectorAll<Field>('input, textarea, select')) {
    const value: unknown = typed[keyOf(field)];
    if (typeof value === 'string') field.value = value;
    if (typeof value === 'boolean') field.checked = value;
  }
}

/** In place of a payload that is gone. A script with the status 404 would not run. */
export const goneText = `(${reloadOnce})(${keyOf})`;

/** Before every payload: hydration finds the fields as if they had been filled in just now. */
export const restoreText = `(${restoreTyped})(${keyOf});\n`;
