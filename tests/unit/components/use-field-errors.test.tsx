import { useState } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { useFieldErrors } from '@/components/ui/use-field-errors';
import { useFormDraft } from '@/components/ui/use-form-draft';
import { saveItem } from '@/lib/browser-storage';

const problem = { field: 'email', message: 'Invalid email' };

type Form = Parameters<typeof useFieldErrors<'email' | 'name'>>;

/** Renders once for each state of the form. */
function Messages({ states }: { states: Form[] }) {
  const [step, setStep] = useState(0);
  const errorOf = useFieldErrors(...(states[step] as Form));
  if (step < states.length - 1) setStep(step + 1);
  return `email: ${errorOf('email') ?? '-'}, name: ${errorOf('name') ?? '-'}`;
}
const drawLast = (...states: Form[]) => renderToStaticMarkup(<Messages states={states} />);
const draw = (...of: Form) => drawLast(of);
const untouched = { errors: {}, dirtyFields: {}, isSubmitted: false };

test('the error of a form that was posted without scripts is shown at its field', () => {
  expect(draw(untouched, problem)).toBe('email: Invalid email, name: -');
  expect(draw(untouched, undefined)).toBe('email: -, name: -');
  expect(draw(untouched, { message: 'Failed' })).toBe('email: -, name: -');
});

test('until the field changes, also before the island has loaded', () => {
  expect(draw({ ...untouched, dirtyFields: { email: true } }, problem)).toBe('email: -, name: -');
  expect(draw(untouched, problem, ['email'])).toBe('email: -, name: -');
  expect(draw({ ...untouched, dirtyFields: { name: true } }, problem, ['name'])).toBe('email: Invalid email, name: -');
});

test('an error of the validation comes before it', () => {
  const errors = { email: { message: 'Email is required' }, name: { message: 'Name is required' } };
  expect(draw({ ...untouched, errors }, problem)).toBe('email: Email is required, name: Name is required');
});

test('once the form is sent, its validation alone decides', () => {
  expect(draw({ ...untouched, isSubmitted: true }, problem)).toBe('email: -, name: -');
});

test('it does not return after “Write again”, which resets the form, nor when the change is undone', () => {
  const posted: Form = [untouched, problem];
  expect(drawLast(posted, posted)).toBe('email: Invalid email, name: -');
  expect(drawLast(posted, [{ ...untouched, isSubmitted: true }, problem], posted)).toBe('email: -, name: -');
  expect(drawLast(posted, [{ ...untouched, dirtyFields: { email: true } }, problem], posted)).toBe('email: -, name: -');
});

test('nor once hydration finds that the field has another value', () => {
  expect(drawLast([untouched, problem], [untouched, problem, ['email']])).toBe('email: -, name: -');
});

type Values = { email: string; name: string };
type Html = { rendered?: Partial<Values>; isRefused?: boolean };
function Reloaded(html: Html) {
  const draft = useFormDraft<Values>('posted-form', html);
  const errorOf = useFieldErrors<keyof Values>(untouched, problem, draft.restoredFields);
  return errorOf('email') ?? '-';
}
const reload = (values: Values, html: Html = {}) => {
  saveItem('draft:posted-form', JSON.stringify({ values, key: 'key-of-the-form', at: Date.now() }));
  return renderToStaticMarkup(<Reloaded {...html} />);
};

test('after a reload it is not shown at a field that the draft fills in', () => {
  expect(reload({ email: 'su@example.com', name: '' })).toBe('-');
});

test('after a reload it is shown while the field is as it was posted', () => {
  expect(reload({ email: '', name: 'Su' })).toBe('Invalid email');
  expect(reload({ email: 'su@home', name: 'Su' }, { rendered: { email: 'su@home' } })).toBe('Invalid email');
});

test('it is shown at what the refused form gives back, which replaces an older draft', () => {
  expect(reload({ email: 'su@example.com', name: 'Su' }, { isRefused: true })).toBe('Invalid email');
});
