import { referenceIn } from '@/lib/format/reference';
import { forms } from './en/forms';

/** What the URL of a page says after its form was posted without scripts: `field` is the one a refusal is about. */
export type Outcome = { sent: boolean; reference?: string; problem?: { words: string; field?: string } };

type Search = Record<string, string | string[] | undefined>;

/**
 * Reads `?sent=1&reference=…` or `?error=…&field=…`. Only our own texts are ever shown: a URL names them by code. A code without a text,
 * as of a failure that no form brings about, says that it failed.
 */
export function readOutcome(search: Search, texts: { failed: string } & Record<string, unknown>): Outcome {
  const { sent, reference, error, field } = search;
  return {
    sent: sent === '1',
    reference: referenceIn(reference),
    problem:
      typeof error === 'string'
        ? { words: textOf(error, { ...forms, ...texts }), field: typeof field === 'string' ? field : undefined }
        : undefined,
  };
}

function textOf(code: string, texts: { failed: string } & Record<string, unknown>): string {
  const text = Object.hasOwn(texts, code) ? texts[code] : undefined;
  return typeof text === 'string' ? text : texts.failed;
}
