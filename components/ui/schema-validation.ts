'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import type { FieldValues, Resolver } from 'react-hook-form';
import type * as z from 'zod/mini';

export function schemaValidation<Values extends FieldValues>(schema: z.ZodMiniType<Values>) {
  return {
    // The schemas take unknown input; the type of the form is their output.
    resolver: zodResolver(schema as never) as unknown as Resolver<Values>,
    mode: 'onSubmit',
    reValidateMode: 'onChange',
  } as const;
}
