import { getText } from '#text';
import type { PostedForm } from '@/components/account/use-account-form';
import { openPostedFields } from '@/lib/session/posted-fields';
import { readFormResult, type SearchParams } from '@/lib/text/form-result';

type Posted = PostedForm & { isSent: boolean };

/** What a form of `page` that was posted without scripts comes back with. The page sealed its fields, if any. */
export async function readPostedForm(search: SearchParams, page: string): Promise<Posted> {
  const accounts = getText('accounts');
  const { isSent, problem } = readFormResult(search, { ...accounts, failed: accounts.signInFailed });
  const { answer } = search;
  const posted = typeof answer === 'string' ? await openPostedFields(answer, page) : null;
  return { isSent, values: posted?.values, problem };
}
