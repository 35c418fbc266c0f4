'use client';

import { isStoragePersistent } from '@/lib/browser-storage';
import { readStoredToken } from '@/lib/session/stored-session';
import { accounts as text } from '@/lib/text/en/accounts';

/**
 * Returns the learner's token, or redirects to the login and back. Calls `onProblem` if the browser stores no sessions, because a
 * redirect would loop.
 */
export function requireToken(onProblem: (problem: string) => void): string | undefined {
  const token = readStoredToken();
  if (token) return token;
  if (isStoragePersistent()) location.assign(`/login?next=${encodeURIComponent(location.pathname + location.search)}`);
  else onProblem(text.sessionNotStored);
  return undefined;
}
