import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { useFormSubmit } from '@/components/ui/use-form-submit';
import { ApiError } from '@/lib/api/browser';

type Submit = ReturnType<typeof useFormSubmit>['submit'];
type Props = { form: Parameters<typeof useFormSubmit>[0]; error: unknown; onSubmit: (submit: Submit) => void };

function RefusedForm({ form, error, onSubmit }: Props) {
  onSubmit(useFormSubmit(form, () => Promise.reject(error)).submit);
  return null;
}

/** Sends a form with an email and a password, which the server refuses. */
async function refuse(error: unknown) {
  const setError = vi.fn();
  const form = {
    handleSubmit: (send: (values: object) => Promise<void>) => () => send({}),
    getValues: () => ({ email: 'su@example.com', password: undefined }),
    setError,
  };
  let submit: Submit = async () => {};
  const keep = (rendered: Submit) => {
    submit = rendered;
  };
  renderToStaticMarkup(<RefusedForm form={form} error={error} onSubmit={keep} />);
  await submit();
  return setError.mock.calls;
}
const refusal = (field?: string, message = 'Not this one.') => new ApiError('response', 409, message, 'refused', field);

test('what the server refuses is shown at the field that it names, and focused', async () => {
  expect(await refuse(refusal('email'))).toEqual([['email', { message: 'Not this one.' }, { shouldFocus: true }]]);
  expect(await refuse(refusal('password'))).toHaveLength(1);
});

test('a refusal without a field of the form is none of its fields', async () => {
  for (const error of [refusal(), refusal('course'), refusal('email', ''), new ApiError('network', 0, ''), 'failed']) {
    expect(await refuse(error)).toEqual([]);
  }
});
