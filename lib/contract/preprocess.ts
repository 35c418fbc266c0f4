import * as z from 'zod/mini';

export function preprocess<T extends z.ZodMiniType>(read: (value: unknown) => unknown, schema: T) {
  return z.pipe(z.transform(read), schema);
}
