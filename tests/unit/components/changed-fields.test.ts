import { expect, test } from 'vitest';
import { changedFields, typedValues } from '@/components/ui/changed-fields';

const formOf = (...elements: object[]) => ({ elements }) as unknown as HTMLFormElement;
const text = (name: string, defaultValue: string, value: string) => ({ name, type: 'text', value, defaultValue });
const toggle = (type: string, name: string, value: string, defaultChecked: boolean, checked: boolean) => ({
  name,
  type,
  value,
  // As in the HTML: not whether it is checked.
  defaultValue: value,
  defaultChecked,
  checked,
});
const select = (name: string, value: string, ...options: [value: string, defaultSelected: boolean][]) => ({
  name,
  type: 'select-one',
  value,
  options: options.map(([one, defaultSelected]) => ({ value: one, defaultSelected })),
});

test('what is typed into a form is handed over, what its HTML has is not', () => {
  const form = formOf(text('name', '', 'Thiri'), text('phone', '09 250', '09 250'), text('email', '', ''));
  expect(typedValues(form)).toEqual({ name: 'Thiri' });
  expect(changedFields(form)).toEqual(['name']);
});

test('a field that was emptied stays empty', () => {
  const form = formOf(text('name', 'Thiri Aung', ''));
  expect(typedValues(form)).toEqual({ name: '' });
  expect(changedFields(form)).toEqual(['name']);
});

test('a chosen radio button, a ticked and an unticked box are changes', () => {
  const form = formOf(
    toggle('radio', 'kind', 'student', true, false),
    toggle('radio', 'kind', 'collaboration', false, true),
    toggle('radio', 'child', 'a', false, false),
    toggle('radio', 'child', '', true, true),
    toggle('checkbox', 'hasOneName', 'on', false, true),
    toggle('checkbox', 'updates', 'on', true, false),
    toggle('checkbox', 'rules', 'true', false, false),
  );
  expect(typedValues(form)).toEqual({ kind: 'collaboration', hasOneName: 'on', updates: '' });
  expect(changedFields(form)).toEqual(['kind', 'hasOneName', 'updates']);
});

test('a select is changed once another option is chosen than the one it began with', () => {
  const form = formOf(
    select('level', 'A2', ['A1', false], ['A2', false]),
    select('first', 'A1', ['A1', false], ['A2', false]),
    select('marked', 'A2', ['A1', false], ['A2', true]),
    select('emptied', '', ['', false], ['A2', true]),
  );
  expect(typedValues(form)).toEqual({ level: 'A2', emptied: '' });
});

test('a chosen file is a change that cannot be handed over; buttons and groups are none', () => {
  const form = formOf(
    { name: 'snapShot', type: 'file', value: 'C:\\fakepath\\transfer.png', defaultValue: '' },
    { name: 'answer', type: 'submit', value: 'accept' },
    { name: 'group', type: 'fieldset' },
    text('', '', 'Bonjour'),
  );
  expect(changedFields(form)).toEqual(['snapShot']);
  expect(typedValues(form)).toEqual({});
});
