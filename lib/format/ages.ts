import { toLatinDigits } from './digits';

/** In years, both included; `to` is Infinity where there is no upper limit. */
export type AgeRange = { from: number; to: number };

const noUpperLimit = /\+|over|above|older|and up|adult|အထက်/i;
const noLowerLimit = /up to|under|below|until|အောက်/i;

/** The ages in a text such as "5 to 7", "16 and over", "18+" or "၈-၁၀"; undefined where it names none. */
export function parseAges(text: string | undefined): AgeRange | undefined {
  const words = toLatinDigits(text ?? '');
  const [first, second] = (words.match(/\d{1,3}/g) ?? []).map(Number);
  if (first === undefined) return undefined;
  if (second !== undefined) return { from: Math.min(first, second), to: Math.max(first, second) };
  if (noLowerLimit.test(words)) return { from: 0, to: first };
  return { from: first, to: noUpperLimit.test(words) ? Number.POSITIVE_INFINITY : first };
}
