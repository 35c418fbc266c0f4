'use client';

import { useState } from 'react';
import type { FormProblem } from '@/lib/text/form-result';

type FormErrors<Name extends string> = {
  errors: Partial<Record<Name, { message?: string }>>;
  dirtyFields: Partial<Record<Name, unknown>>;
  isSubmitted: boolean;
};

/** Messages by field. `problem`, of a form that was posted without scripts, is shown until its field changes or the form is sent. */
export function useFieldErrors<Name extends string>(
  { errors, dirtyFields, isSubmitted }: FormErrors<Name>,
  problem: FormProblem | undefined,
  changedFields: string[] = [],
): (name: Name) => string | undefined {
  const isProblemOf = (name: string) => name === problem?.field;
  const [isChanged, setChanged] = useState(changedFields.some(isProblemOf));
  const isDirty = Object.entries(dirtyFields).some(([name, dirty]) => dirty && isProblemOf(name));
  if ((isDirty || isSubmitted) && !isChanged) setChanged(true);
  return (name) => errors[name]?.message ?? (isProblemOf(name) && !isChanged ? problem?.message : undefined);
}
