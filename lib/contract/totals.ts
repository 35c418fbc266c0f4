import * as z from 'zod/mini';
import * as endpoints from './endpoints/totals';
import { operation } from './operation';
import { preprocess } from './preprocess';

/** Label to number. Drops entries that are no numbers, and MongoDB’s own (`_id`, `__v`). */
export const totals = preprocess(
  (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    const entries = Object.entries(value).map(
      ([label, total]) => [label, typeof total === 'string' ? parseTotal(total) : total] as const,
    );
    return Object.fromEntries(
      entries.filter(([label, total]) => !label.startsWith('_') && typeof total === 'number' && total >= 0),
    );
  },
  z.record(z.string(), z.number()),
);
export type Totals = z.infer<typeof totals>;

function parseTotal(text: string): number | undefined {
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
