'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import type { FieldValues, Resolver } from 'react-hook-form';
import type { ZodMiniType } from 'zod/mini';

/** Lets a form be checked by a schema of the contract: on submit, then each field that changes. */
export function checkedBy<Values extends FieldValues>(schema: ZodMiniType<Values>) {
  return {
    // The schemas accept anything and refuse in words; the form's own type is what they give.
    resolver: zodResolver(schema as never) as unknown as Resolver<Values>,
    mode: 'onSubmit',
    reValidateMode: 'onChange',
  } as const;
}
