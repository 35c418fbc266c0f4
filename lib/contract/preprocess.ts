import { pipe, transform, type ZodMiniType } from 'zod/mini';

/** A schema that is given what `read` makes of the value. */
export function preprocess<T extends ZodMiniType>(read: (value: unknown) => unknown, schema: T) {
  return pipe(transform(read), schema);
}
