import { parsePrice, priceAfter } from '@/lib/format/price';

/** A line of a quotation as staff type it. */
export type QuotationLine = { description: string; quantity: string; price: string };

/** What a line costs in MMK: nothing where a number is missing. Digits may be Burmese. */
export function lineTotal({ quantity, price }: QuotationLine): number {
  return Math.round((parsePrice(quantity) ?? 0) * (parsePrice(price) ?? 0));
}

/** A price as it is printed: "၁၅၀၀၀၀" and "150000" become "150,000". What holds no number stays as it was typed. */
export function groupedPrice(price: string): string {
  return parsePrice(price)?.toLocaleString('en-US') ?? price;
}

export type QuotationTotal = { sum: number; off: number; discount: number; total: number };

/** The sum, the discount in percent (0 to 100) and in MMK, and what is to pay. */
export function quotationTotal(lines: QuotationLine[], discount: string): QuotationTotal {
  const sum = lines.reduce((before, line) => before + lineTotal(line), 0);
  const off = Math.min(100, parsePrice(discount) ?? 0);
  const total = priceAfter(sum, off);
  return { sum, off, discount: sum - total, total };
}
