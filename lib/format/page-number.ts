import { toLatinDigits } from './digits';

/** 1 by default, undefined if invalid. */
export function parsePageNumber(value: string | string[] | undefined): number | undefined {
  if (value === undefined) return 1;
  const digits = typeof value === 'string' ? toLatinDigits(value) : '';
  return /^[1-9]\d{0,4}$/.test(digits) ? Number(digits) : undefined;
}
