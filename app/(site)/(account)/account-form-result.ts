import { getText } from '#text';
import { readPostedForm } from '@/lib/api/posted-form';
import type { FormResult, SearchParams } from '@/lib/text/form-result';

export function readAccountForm(search: SearchParams, path: string): Promise<FormResult> {
  const accounts = getText('accounts');
  return readPostedForm(search, path, { ...accounts, failed: accounts.signInFailed });
}
