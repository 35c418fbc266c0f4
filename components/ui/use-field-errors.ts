'use client';

import { useState } from 'react';
import type { FormProblem } from '@/lib/text/form-result';

type FormErrors = { errors: object; dirtyFields: object; isSubmitted: boolean };
export type FieldForm = {
  getValues: () => object;
  setError: (field: never, error: { message: string }, options: { shouldFocus: boolean }) => void;
};
type Messages = Record<string, { message?: string } | undefined>;

/**
 * Messages by field. `problem`, of a form that was posted without scripts, is shown until its field changes or the form is sent.
 * `changedFields` were typed before hydration, or come from the draft.
 */
export function useFieldErrors<Name extends string>(
  { errors, dirtyFields, isSubmitted }: FormErrors,
  problem: FormProblem | undefined,
  changedFields: string[] = [],
): (name: Name) => string | undefined {
  const isProblemOf = (name: string) => name === problem?.field;
  const [isOutdated, setOutdated] = useState(false);
  const isDirty = Object.entries(dirtyFields).some(([name, dirty]) => dirty && isProblemOf(name));
  if ((isDirty || isSubmitted || changedFields.some(isProblemOf)) && !isOutdated) setOutdated(true);
  return (name) =>
    (errors as Messages)[name]?.message ?? (isProblemOf(name) && !isOutdated ? problem?.message : undefined);
}

/** Shows a message of the server at the field that it names. Returns false if the form has no such field. */
export function showFieldError({ getValues, setError }: Partial<FieldForm>, error: unknown): boolean {
  const { field, message } = (error ?? {}) as { field?: string; message?: string };
  if (!field || !message || !getValues || !(field in getValues())) return false;
  setError?.(field as never, { message }, { shouldFocus: true });
  return true;
}
