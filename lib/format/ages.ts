import { toLatinDigits } from './digits';

/** In years, inclusive. `to` may be Infinity. */
export type AgeRange = { from: number; to: number };

const noUpperLimit = /\+|over|above|older|and up|adult|အထက်/i;
const noLowerLimit = /up to|under|below|until|အောက်/i;

/** Parses "5 to 7", "16 and over", "18+" or "၈-၁၀". */
export function parseAges(text: string | undefined): AgeRange | undefined {
  const latinText = toLatinDigits(text ?? '');
  const [first, second] = (latinText.match(/\d{1,3}/g) ?? []).map(Number);
  if (first === undefined) return undefined;
  if (second !== undefined) return { from: Math.min(first, second), to: Math.max(first, second) };
  if (noLowerLimit.test(latinText)) return { from: 0, to: first };
  return { from: first, to: noUpperLimit.test(latinText) ? Number.POSITIVE_INFINITY : first };
}
