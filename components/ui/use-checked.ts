'use client';

import type { FieldValues, Resolver } from 'react-hook-form';
import type { ZodMiniType } from 'zod/mini';
import { inTime } from './in-time';
import { useWanted } from './use-wanted';

/**
 * Lets a form be checked by a schema of the contract: on submit, then each field that changes. `load` imports the schema when a
 * visitor moves. Where it does not come in time, what was typed goes to the server as it is, which checks the same.
 */
export function useChecked<Values extends FieldValues>(load: () => Promise<ZodMiniType<Values>>) {
  useWanted(() => resolverOf(load));
  const resolver: Resolver<Values> = async (values, context, options) => {
    const check = await inTime(resolverOf(load));
    return check ? check(values, context, options) : { values, errors: {} };
  };
  return { resolver, mode: 'onSubmit', reValidateMode: 'onChange' } as const;
}

async function resolverOf<Values extends FieldValues>(load: () => Promise<ZodMiniType<Values>>) {
  const [{ zodResolver }, schema] = await Promise.all([import('@hookform/resolvers/zod'), load()]);
  // The schemas accept anything and refuse in words; the form's own type is what they give.
  return zodResolver(schema as never) as unknown as Resolver<Values>;
}
