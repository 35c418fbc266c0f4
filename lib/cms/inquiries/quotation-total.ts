import { applyDiscount, parsePrice } from '@/lib/format/price';
import type { QuotationDraft } from './quotation-draft';

/** As staff type it: numbers may have Burmese digits and separators. */
export type QuotationLine = QuotationDraft['lines'][number];

/** Computes the price of a line in MMK; 0 if a number is missing. */
export function lineTotal({ quantity, price }: QuotationLine): number {
  return Math.round((parsePrice(quantity) ?? 0) * (parsePrice(price) ?? 0));
}

/** Formats "၁၅၀၀၀၀" and "150000" as "150,000"; leaves text without a number as it is. */
export function formatTypedPrice(price: string): string {
  return parsePrice(price)?.toLocaleString('en-US') ?? price;
}

/** In MMK, except `discountPercent` (0 to 100). */
export type QuotationTotal = { sum: number; discountPercent: number; discount: number; total: number };

export function quotationTotal(lines: QuotationLine[], discount: string): QuotationTotal {
  const sum = lines.reduce((subtotal, line) => subtotal + lineTotal(line), 0);
  const discountPercent = Math.min(100, parsePrice(discount) ?? 0);
  const total = applyDiscount(sum, discountPercent);
  return { sum, discountPercent, discount: sum - total, total };
}
