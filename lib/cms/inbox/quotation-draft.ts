import { array, maxLength, object, string } from 'zod/mini';

const line = object({
  description: string().check(maxLength(1000)),
  quantity: string().check(maxLength(20)),
  price: string().check(maxLength(30)),
});

const quotationDraft = object({
  lines: array(line).check(maxLength(50)),
  discount: string().check(maxLength(10)),
  validUntil: string().check(maxLength(10)),
});

/** What staff have typed into a quotation, kept with its inquiry. */
export type QuotationDraft = {
  lines: { description: string; quantity: string; price: string }[];
  discount: string;
  validUntil: string;
};

/** The stored draft; undefined where there is none or it is not one. */
export function readQuotationDraft(stored: unknown): QuotationDraft | undefined {
  const parsed = quotationDraft.safeParse(stored);
  return parsed.success ? parsed.data : undefined;
}

/** Whether a value may be stored: a draft, or nothing. */
export const isQuotationDraft = (value: unknown): boolean =>
  value === null || value === undefined || readQuotationDraft(value) !== undefined;
