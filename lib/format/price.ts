import { toLatinDigits } from './digits';
import { defaultLocale, type Locale } from './locale';
import { formatNumber } from './numbers';

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

/** Prices of the pages; emails, the API and the admin write "150,000 MMK". */
export const formatMmkIn = (locale: Locale, amount: number): string =>
  locale === 'en'
    ? formatMmk(amount)
    : `${formatNumber(locale, Math.round(amount))} ${locale === 'my' ? 'ကျပ်' : 'MMK'}`;

export function displayPrice(text: string, locale: Locale = defaultLocale): string {
  const amount = isNumber(text.replace(/MMK/i, '')) ? parsePrice(text) : undefined;
  return amount === undefined ? text : formatMmkIn(locale, amount);
}

/** Parses "10%". Undefined unless above 0 and at most 100. */
export function parseOff(text: string | undefined): number | undefined {
  const match = toLatinDigits(text ?? '').match(/^\s*(\d+(?:\.\d+)?)\s*%?\s*$/);
  const off = match ? Number(match[1]) : 0;
  return off > 0 && off <= 100 ? off : undefined;
}

export const formatMmk = (amount: number): string => `${formatNumber('en', Math.round(amount))} MMK`;

export function applyDiscount(price: number, off: number): number {
  // Rounds half up. Integers avoid binary fractions.
  return Math.floor((price * Math.round((100 - off) * 100)) / 10_000 + 0.5);
}

export type DiscountedPrice = {
  now: string;
  before: string;
  /** Percent. */
  off: number;
};

/** In kyat, after the discount. Undefined for a price in another currency. */
export function amountDue({ price: text, off }: { price?: string; off?: string }): number | undefined {
  const price = parseMmk(text);
  return price === undefined ? undefined : applyDiscount(price, parseOff(off) ?? 0);
}

export function discountedPrice(
  course: { price?: string; off?: string },
  locale: Locale = defaultLocale,
): DiscountedPrice | undefined {
  const price = parseMmk(course.price);
  const off = parseOff(course.off);
  if (price === undefined || off === undefined) return undefined;
  return { now: formatMmkIn(locale, applyDiscount(price, off)), before: formatMmkIn(locale, price), off };
}
