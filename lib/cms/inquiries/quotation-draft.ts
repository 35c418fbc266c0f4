import * as z from 'zod/mini';

const line = z.object({
  description: z.string().check(z.maxLength(1000)),
  quantity: z.string().check(z.maxLength(20)),
  price: z.string().check(z.maxLength(30)),
});

const quotationDraft = z.object({
  lines: z.array(line).check(z.maxLength(50)),
  discount: z.string().check(z.maxLength(10)),
  validUntil: z.string().check(z.maxLength(10)),
});

export type QuotationDraft = {
  lines: { description: string; quantity: string; price: string }[];
  discount: string;
  validUntil: string;
};

export function readQuotationDraft(stored: unknown): QuotationDraft | undefined {
  const parsed = quotationDraft.safeParse(stored);
  return parsed.success ? parsed.data : undefined;
}

export const isQuotationDraftOrEmpty = (value: unknown): boolean =>
  value === null || value === undefined || readQuotationDraft(value) !== undefined;
