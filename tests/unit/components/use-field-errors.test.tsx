import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { useFieldErrors } from '@/components/ui/use-field-errors';

const problem = { field: 'email', message: 'Invalid email' };

type Form = Parameters<typeof useFieldErrors<'email' | 'name'>>;

function Messages({ of }: { of: Form }) {
  const errorOf = useFieldErrors(...of);
  return `email: ${errorOf('email') ?? '-'}, name: ${errorOf('name') ?? '-'}`;
}
const draw = (...of: Form) => renderToStaticMarkup(<Messages of={of} />);
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
