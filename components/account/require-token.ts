'use client';

import { getText } from '#text';
import { isStoragePersistent } from '@/lib/browser-storage';
import { readStoredToken } from '@/lib/session/stored-session';
import { localPath } from '@/lib/text/local-path';

/**
 * Returns the learner's token, or redirects to the login and back. Calls `onProblem` if the browser stores no sessions, because a
 * redirect would loop.
 */
export function requireToken(onProblem: (problem: string) => void): string | undefined {
  const text = getText('accounts');
  const token = readStoredToken();
  if (token) return token;
  if (isStoragePersistent()) {
    const next = encodeURIComponent(location.pathname + location.search);
    location.assign(localPath(`/login?next=${next}`));
  } else onProblem(text.sessionNotStored);
  return undefined;
}
