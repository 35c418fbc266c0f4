import 'server-only';
import { openPostedFields } from '@/lib/session/posted-fields';
import { type FormResult, readFormResult, type SearchParams } from '@/lib/text/form-result';

/** The result of a form on the page with this path, with what was typed if it was refused. */
export async function readPostedForm(
  search: SearchParams,
  path: string,
  texts: Parameters<typeof readFormResult>[1],
): Promise<FormResult> {
  const { answer } = search;
  const posted = typeof answer === 'string' ? await openPostedFields(answer, path) : null;
  return { ...readFormResult(search, texts), values: posted?.values };
}
