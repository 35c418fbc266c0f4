import { toLatinDigits } from './digits';

/** Parses "150,000 MMK" and "$68.00". */
export function parsePrice(text: string | undefined): number | undefined {
  const digits = toLatinDigits(text ?? '')
    .replace(/[,\s]/g, '')
    .match(/\d+(\.\d+)?/);
  return digits ? Number(digits[0]) : undefined;
}

export function parseMmk(text: string | undefined): number | undefined {
  return /MMK/i.test(text ?? '') || isNumber(text ?? '') ? parsePrice(text) : undefined;
}

const isNumber = (text: string) => /^[\d,.\s]+$/.test(toLatinDigits(text));

export function displayPrice(text: string): string {
  const amount = isNumber(text.replace(/MMK/i, '')) ? parsePrice(text) : undefined;
  return amount === undefined ? text : formatMmk(amount);
}

/** Parses "10%". Undefined unless above 0 and at most 100. */
export function parseOff(text: string | undefined): number | undefined {
  const match = toLatinDigits(text ?? '').match(/^\s*(\d+(?:\.\d+)?)\s*%?\s*$/);
  const off = match ? Number(match[1]) : 0;
  return off > 0 && off <= 100 ? off : undefined;
}

const grouped = new Intl.NumberFormat('en-US');

export function formatMmk(amount: number): string {
  return `${grouped.format(Math.round(amount))} MMK`;
}

export function applyDiscount(price: number, off: number): number {
  // Rounds half up. Integers avoid binary fractions.
  return Math.floor((price * Math.round((100 - off) * 100)) / 10_000 + 0.5);
}

export type DiscountedPrice = {
  now: string;
  before: string;
  label: string;
};

export function discountedPrice(course: { price?: string; off?: string }): DiscountedPrice | undefined {
  const price = parseMmk(course.price);
  const off = parseOff(course.off);
  if (price === undefined || off === undefined) return undefined;
  return { now: formatMmk(applyDiscount(price, off)), before: formatMmk(price), label: `${off}% OFF` };
}
