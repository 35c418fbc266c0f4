'use client';

import { type BaseSyntheticEvent, useRef, useState } from 'react';
import { type DefaultValues, type FieldValues, type Path, type RegisterOptions, useForm } from 'react-hook-form';
import type { ZodMiniType } from 'zod/mini';
import { getText } from '#text';
import { showFieldError, useFieldErrors } from '@/components/ui/use-field-errors';
import { useLazyValidation } from '@/components/ui/use-lazy-validation';
import { ApiError } from '@/lib/api/browser';
import type { FormProblem } from '@/lib/text/form-result';

/** What a form that was posted without scripts comes back with. */
export type PostedForm = { values?: Record<string, string>; problem?: FormProblem };

type Options<Values extends FieldValues> = {
  posted?: PostedForm;
  schema: () => Promise<ZodMiniType<Values>>;
  defaultValues?: DefaultValues<Values>;
  send: (values: Values, setProblem: (problem: string) => void) => Promise<void>;
  failureMessage?: string;
  isRedirecting?: boolean;
};

export function useAccountForm<Values extends FieldValues>({
  posted: { values: postedValues = {}, problem: postedProblem } = {},
  schema,
  defaultValues,
  send,
  failureMessage,
  isRedirecting = false,
}: Options<Values>) {
  const [problem, setProblem] = useState(postedProblem?.field ? undefined : postedProblem?.message);
  const form = useForm<Values>({
    ...useLazyValidation<Values>(schema),
    defaultValues,
  });
  const { register, handleSubmit, getValues, setValue, formState } = form;
  const errorOf = useFieldErrors<Path<Values>>(formState, postedProblem);
  const isRunning = useRef(false);

  const validateAndSend = handleSubmit(async (values) => {
    setProblem(undefined);
    try {
      await send(values as Values, setProblem);
    } catch (error) {
      if (showFieldError(form, error)) return;
      const message = error instanceof ApiError && error.message;
      setProblem(message || (failureMessage ?? getText('accounts').resetFailed));
    }
  });

  async function submit(event?: BaseSyntheticEvent) {
    event?.preventDefault();
    if (isRunning.current || isRedirecting) return;
    isRunning.current = true;
    try {
      await validateAndSend(event);
    } finally {
      isRunning.current = false;
    }
  }

  return {
    problem,
    isBusy: formState.isSubmitting || isRedirecting,
    getValues,
    setValue,
    register,
    field: (name: Path<Values>, options?: RegisterOptions<Values>) => ({
      required: true,
      error: errorOf(name),
      defaultValue: postedValues[name],
      ...register(name, options),
    }),
    submit,
  };
}
