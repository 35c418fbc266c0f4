import * as z from 'zod/mini';
import { count, tolerantList } from './common';

export function pageOf<T extends z.ZodMiniType>(element: T) {
  return z.object({ currentDatas: tolerantList(element), totalPages: count });
}

export function pageQuery(defaultLimit: number) {
  return z.object({ page: pageNumber(1, 100_000), limit: pageNumber(defaultLimit, 100) });
}

function pageNumber(fallback: number, max: number) {
  const digits = z.string().check(z.regex(/^[1-9]\d{0,5}$/, 'Must be a whole number from 1.'));
  const whole = z.number().check(z.maximum(max, `Must be at most ${max}.`));
  return z._default(z.pipe(z.pipe(digits, z.transform(Number)), whole), fallback);
}
