import { toLatinDigits } from './digits';

/** The number in "150,000 MMK" or "$68.00"; undefined when there is none. */
export function parsePrice(text: string | undefined): number | undefined {
  const digits = toLatinDigits(text ?? '')
    .replace(/[,\s]/g, '')
    .match(/\d+(\.\d+)?/);
  return digits ? Number(digits[0]) : undefined;
}

/** MMK in "150,000 MMK" or in a bare number; undefined for another currency or for words. */
export function parseMmk(text: string | undefined): number | undefined {
  return /MMK/i.test(text ?? '') || isNumber(text ?? '') ? parsePrice(text) : undefined;
}

const isNumber = (text: string) => /^[\d,.\s]+$/.test(toLatinDigits(text));

/** A price as it is read: an amount of MMK with its separators, anything else in its own words. */
export function displayPrice(text: string): string {
  const amount = isNumber(text.replace(/MMK/i, '')) ? parsePrice(text) : undefined;
  return amount === undefined ? text : formatMmk(amount);
}

/** Percent from "10%": only what is above 0 and at most 100 is a discount, else undefined. */
export function parseOff(text: string | undefined): number | undefined {
  const match = toLatinDigits(text ?? '').match(/^\s*(\d+(?:\.\d+)?)\s*%?\s*$/);
  const off = match ? Number(match[1]) : 0;
  return off > 0 && off <= 100 ? off : undefined;
}

/** 150000 becomes "150,000 MMK". */
export function formatMmk(amount: number): string {
  return `${Math.round(amount).toLocaleString('en-US')} MMK`;
}

/** Price less percent, to whole MMK, half rounding up. */
export function priceAfter(price: number, off: number): number {
  // Percent first, in whole numbers: 0.1 of a kyat must not be lost to binary fractions.
  return Math.floor((price * Math.round((100 - off) * 100)) / 10_000 + 0.5);
}

export type DiscountedPrice = {
  /** What one pays: "135,000 MMK". */
  now: string;
  /** "150,000 MMK". */
  before: string;
  /** "10% OFF". */
  label: string;
};

/** What a price box shows for a course with a discount; undefined when there is none to show, as for a price that is not in MMK. */
export function discountedPrice(course: { price?: string; off?: string }): DiscountedPrice | undefined {
  const price = parseMmk(course.price);
  const off = parseOff(course.off);
  if (price === undefined || off === undefined) return undefined;
  return { now: formatMmk(priceAfter(price, off)), before: formatMmk(price), label: `${off}% OFF` };
}
