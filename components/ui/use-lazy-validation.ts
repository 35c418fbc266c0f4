'use client';

import type { FieldValues, Resolver } from 'react-hook-form';
import type * as z from 'zod/mini';
import { loadWithTimeout } from './load-module';
import { onInteraction, usePreload } from './load-strategies';

/** `schemaValidation` with a lazy-loaded schema. If it does not load in time, the server validates alone, by the same schema. */
export function useLazyValidation<Values extends FieldValues>(loadSchema: () => Promise<z.ZodMiniType<Values>>) {
  const load = async () => {
    const [{ schemaValidation }, schema] = await Promise.all([import('./schema-validation'), loadSchema()]);
    return schemaValidation(schema).resolver;
  };
  usePreload(onInteraction, load);
  const resolver: Resolver<Values> = async (values, context, options) => {
    const validate = await loadWithTimeout(load());
    return validate ? validate(values, context, options) : { values, errors: {} };
  };
  return { resolver, mode: 'onSubmit', reValidateMode: 'onChange' } as const;
}
