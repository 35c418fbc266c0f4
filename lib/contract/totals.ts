import { type infer as Infer, number, record, string } from 'zod/mini';
import * as endpoints from './endpoints/totals';
import { operation } from './operation';
import { preprocess } from './preprocess';

/** The counters: label to final number. Entries that are no number are left out. */
export const totals = preprocess(
  (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    const entries = Object.entries(value).map(
      ([label, total]) => [label, typeof total === 'string' ? numeric(total) : total] as const,
    );
    return Object.fromEntries(entries.filter(([, total]) => typeof total === 'number' && total >= 0));
  },
  record(string(), number()),
);
export type Totals = Infer<typeof totals>;

function numeric(text: string): number | undefined {
  return /^\d[\d,]*\+?$/.test(text.trim()) ? Number(text.replace(/[,+\s]/g, '')) : undefined;
}

export const getTotals = operation({
  ...endpoints.getTotals,
  summary: 'The numbers of the counters, by label',
  tag: 'Content',
  auth: 'none',
  response: totals,
  errors: [],
});
