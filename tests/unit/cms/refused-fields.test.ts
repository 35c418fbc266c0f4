import type { FormState } from 'payload';
import { expect, test } from 'vitest';
import {
  keepRefusals,
  removeRefusals,
  storeDraftRefusals,
  storeRefusals,
  updateRefusals,
} from '@/lib/cms/refused-fields/refused-fields';

const wrong = 'This is not your current password.';
const refusedForm = (): FormState => {
  const fields: FormState = {
    name: { value: 'Nilar', valid: true },
    currentPassword: { value: 'guess', valid: false, errorMessage: wrong },
  };
  return { ...fields, ...storeRefusals(fields) };
};
const messageOf = (fields: FormState) => {
  const { valid, errorMessage } = fields.currentPassword ?? {};
  return valid === false ? errorMessage : undefined;
};
const validated: FormState = { name: { valid: true }, currentPassword: { valid: true } };

test('a message of a refused save outlives a validation that does not know its reason', () => {
  const form = refusedForm();
  const renamed = { ...form, name: { ...form.name, value: 'Nilar Aung' } };
  expect(messageOf(keepRefusals(renamed, validated))).toBe(wrong);
});

test('a validation that was requested before the refused save does not remove the message', () => {
  const form = refusedForm();
  const emptied: FormState = { ...form, currentPassword: { ...form.currentPassword, valid: true } };
  expect(messageOf({ ...emptied, ...updateRefusals(emptied) })).toBe(wrong);
  expect(updateRefusals(form)).toEqual({});
});

test('the message ends when the person changes the field, and does not return with the old value', () => {
  const form = refusedForm();
  const typed: FormState = { ...form, currentPassword: { ...form.currentPassword, value: 'guess 2' } };
  const changed = { ...typed, ...updateRefusals(typed) };
  const typedBack: FormState = { ...changed, currentPassword: { ...changed.currentPassword, value: 'guess' } };
  expect(messageOf(keepRefusals(changed, validated))).toBeUndefined();
  expect(updateRefusals(typedBack)).toEqual({});
  expect(messageOf(keepRefusals(typedBack, validated))).toBeUndefined();
});

test('where a validator of the form finds the error as well, it decides from then on', () => {
  const form = refusedForm();
  const found: FormState = { ...validated, currentPassword: { valid: false, errorMessage: 'Too short.' } };
  const merged = {
    ...form,
    currentPassword: { ...form.currentPassword, ...keepRefusals(form, found).currentPassword },
  };
  expect(messageOf(merged)).toBe('Too short.');
  expect(messageOf(keepRefusals(merged, validated))).toBeUndefined();
});

test('the next save reaches the server, and only its own messages count', async () => {
  const form = refusedForm();
  const validate = form.currentPassword?.validate as (() => unknown) | undefined;
  expect(await validate?.()).toBe(true);
  const saved: FormState = { ...form, currentPassword: { ...form.currentPassword, valid: true } };
  const settled = { ...saved, ...storeRefusals(saved) };
  expect(messageOf(keepRefusals(settled, validated))).toBeUndefined();
  expect(settled.currentPassword?.validate).toBeUndefined();
  expect(messageOf(keepRefusals({ ...form, ...removeRefusals(form) }, validated))).toBeUndefined();
});

test('of a refused draft only what the server said is shown, not that other fields are empty', () => {
  const required = 'This field is required.';
  const isRequired = () => required;
  const empty = { valid: false, errorMessage: required, validate: isRequired };
  const before: FormState = { name: empty, summary: empty, price: { value: 5, valid: true } };
  const refused: FormState = { ...before, name: { ...empty, errorMessage: 'A draft needs this.' } };
  const form: FormState = { ...refused, ...storeDraftRefusals(before, refused) };
  expect(form.name).toMatchObject({ valid: false, errorMessage: 'A draft needs this.', validate: isRequired });
  expect(form.summary).toMatchObject({ valid: true, errorMessage: undefined });

  const refusedAgain: FormState = { ...form, ...storeDraftRefusals(form, form) };
  expect(refusedAgain.name).toMatchObject({ valid: false, errorMessage: 'A draft needs this.' });
  expect(storeDraftRefusals(before, before)).toEqual({});
});
