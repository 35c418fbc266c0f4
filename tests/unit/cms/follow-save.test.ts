import type { FormState } from 'payload';
import { expect, test } from 'vitest';
import { followSave, noSave, type SaveMemory } from '@/lib/cms/refused-fields/follow-save';

const missing = 'A draft needs this as well: lists show it.';
const required = 'This field is required.';

/** A form as the admin renders it, with what its fields show at the end. */
function openForm(fields: FormState) {
  let memory: SaveMemory = noSave();
  const form = { fields, isSaving: false, isSubmitted: false, isModified: true };
  const refused: string[] = [];
  const render = (change: Partial<typeof form>) => {
    Object.assign(form, change);
    const result = followSave(memory, form);
    memory = result.memory;
    refused.push(...result.refused);
    form.fields = { ...form.fields, ...result.changes };
    if (result.submitted !== undefined) form.isSubmitted = result.submitted;
  };
  const messages = () =>
    Object.entries(form.fields).flatMap(([path, { valid, errorMessage }]) =>
      form.isSubmitted && valid === false ? [`${path}: ${errorMessage}`] : [],
    );
  return { form, render, messages, refused };
}

const empty: FormState = { name: { value: '', valid: true }, price: { value: 5, valid: true } };
const withMessages = (fields: FormState, paths: string[], errorMessage: string): FormState => ({
  ...fields,
  ...Object.fromEntries(paths.map((path) => [path, { ...fields[path], valid: false, errorMessage }])),
});

function refuseDraft() {
  const course = openForm(empty);
  course.render({ isSaving: true });
  course.render({ isSaving: false, fields: withMessages(course.form.fields, ['name'], missing) });
  course.render({});
  return course;
}

test('a refused draft shows its message until the field changes', () => {
  const course = refuseDraft();
  expect(course.messages()).toEqual([`name: ${missing}`]);
  expect(course.refused).toEqual(['name']);
  course.render({ fields: { ...course.form.fields, name: { value: 'Hike', valid: true } } });
  course.render({});
  expect([course.messages(), course.form.isSubmitted]).toEqual([[], false]);
});

test.each([false, true])(
  'a publish that is refused after its draft shows its own messages, also if they arrive late: %s',
  (isLate) => {
    const course = refuseDraft();
    course.render({ isSaving: true });
    // Payload validates before it sends, which ends the message.
    const valid = { ...course.form.fields, name: { ...course.form.fields.name, valid: true } } as FormState;
    if (isLate) course.render({ isSaving: false, isSubmitted: true, isModified: false, fields: valid });
    course.render({
      ...(isLate ? {} : { isSaving: false, isSubmitted: true, isModified: false }),
      fields: withMessages(isLate ? course.form.fields : valid, ['name', 'price'], required),
    });
    course.render({});
    expect(course.messages()).toEqual([`name: ${required}`, `price: ${required}`]);
  },
);

test('an accepted publish ends the messages', () => {
  const course = refuseDraft();
  course.render({ isSaving: true });
  course.render({ isSaving: false, isSubmitted: false, isModified: false, fields: empty });
  course.render({});
  expect([course.messages(), course.form.isSubmitted]).toEqual([[], false]);
});
