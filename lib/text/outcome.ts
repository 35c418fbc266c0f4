import { referenceIn } from '@/lib/format/reference';
import { forms } from './en/forms';

/** What the address of a page says after its form was posted without scripts. */
export type Outcome = { sent: boolean; reference?: string; problem?: { name: string; words: string } };

type Search = Record<string, string | string[] | undefined>;

/** Reads `?sent=1&reference=…` or `?error=…`. Only our own words are ever shown: an address names them, it does not bring them. */
export function readOutcome(search: Search, texts: Record<string, unknown>): Outcome {
  const { sent, reference, error } = search;
  const all: Record<string, unknown> = { ...forms, ...texts };
  const words = typeof error === 'string' && Object.hasOwn(all, error) ? all[error] : undefined;
  return {
    sent: sent === '1',
    reference: referenceIn(reference),
    problem: typeof error === 'string' && typeof words === 'string' ? { name: error, words } : undefined,
  };
}
