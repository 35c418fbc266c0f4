import { getText } from '#text';
import { findReference } from '@/lib/format/reference';

export type FormProblem = { message: string; field?: string };

/** The result of a form that was posted without scripts, as the URL of the redirect carries it. */
export type FormResult = {
  isSent: boolean;
  reference?: string;
  problem?: FormProblem;
  /** What was typed into a form that was refused (`readPostedForm`). */
  values?: Record<string, string>;
};

export type SearchParams = Record<string, string | string[] | undefined>;

/**
 * Reads `?sent=1&reference=…` or `?error=…&field=…`. A URL names messages by error code, so it cannot put text of its own on the page.
 * Unknown codes show the general failure.
 */
export function readFormResult(search: SearchParams, texts: { failed: string } & Record<string, unknown>): FormResult {
  const { sent, reference, error, field } = search;
  return {
    isSent: sent === '1',
    reference: findReference(reference),
    problem:
      typeof error === 'string'
        ? {
            message: messageOf(error, { ...getText('errors'), ...getText('forms'), ...texts }),
            field: typeof field === 'string' ? field : undefined,
          }
        : undefined,
  };
}

function messageOf(code: string, texts: { failed: string } & Record<string, unknown>): string {
  const text = Object.hasOwn(texts, code) ? texts[code] : undefined;
  return typeof text === 'string' ? text : texts.failed;
}
