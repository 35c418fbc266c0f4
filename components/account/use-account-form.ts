'use client';

import { useState } from 'react';
import { type DefaultValues, type FieldValues, type Path, type RegisterOptions, useForm } from 'react-hook-form';
import type { ZodMiniType } from 'zod/mini';
import { getText } from '#text';
import { useLazyValidation } from '@/components/ui/use-lazy-validation';
import { ApiError } from '@/lib/api/browser';

type Options<Values extends FieldValues> = {
  schema: () => Promise<ZodMiniType<Values>>;
  defaultValues?: DefaultValues<Values>;
  send: (values: Values, setProblem: (problem: string) => void) => Promise<void>;
  failureMessage?: string;
};

export function useAccountForm<Values extends FieldValues>({
  schema,
  defaultValues,
  send,
  failureMessage,
}: Options<Values>) {
  const [problem, setProblem] = useState<string>();
  const { register, handleSubmit, getValues, setValue, formState } = useForm<Values>({
    ...useLazyValidation<Values>(schema),
    defaultValues,
  });
  return {
    problem,
    isSubmitting: formState.isSubmitting,
    getValues,
    setValue,
    register,
    field: (name: Path<Values>, options?: RegisterOptions<Values>) => ({
      required: true,
      error: formState.errors[name]?.message as string | undefined,
      ...register(name, options),
    }),
    submit: handleSubmit(async (values) => {
      setProblem(undefined);
      try {
        await send(values as Values, setProblem);
      } catch (error) {
        const message = error instanceof ApiError && error.message;
        setProblem(message || (failureMessage ?? getText('accounts').resetFailed));
      }
    }),
  };
}
