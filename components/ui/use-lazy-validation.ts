'use client';

import type { FieldValues, Resolver } from 'react-hook-form';
import type * as z from 'zod/mini';
import { usePreload } from './load-strategies';
import { loadWithTimeout } from './loader';

/** `schemaValidation` with a lazy-loaded schema. If it does not load in time, the server validates alone, by the same schema. */
export function useLazyValidation<Values extends FieldValues>(loadSchema: () => Promise<z.ZodMiniType<Values>>) {
  const load = async () => {
    const [{ schemaValidation }, schema] = await Promise.all([import('./schema-validation'), loadSchema()]);
    return schemaValidation(schema).resolver;
  };
  usePreload('interaction', load);
  const resolver: Resolver<Values> = async (values, context, options) => {
    const validate = await loadWithTimeout(load());
    return validate ? validate(values, context, options) : { values, errors: {} };
  };
  return { resolver, mode: 'onSubmit', reValidateMode: 'onChange' } as const;
}
