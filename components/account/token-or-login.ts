'use client';

import { keepsForLater } from '@/lib/session/kept';
import { storedToken } from '@/lib/session/stored';
import { accounts as text } from '@/lib/text/en/accounts';

/** The learner's token; without one, on the way to the login and back. Where a login would not be kept either, `say` is told. */
export function tokenOrLogin(say: (problem: string) => void): string | undefined {
  const token = storedToken();
  if (token) return token;
  if (keepsForLater()) location.assign(`/login?next=${encodeURIComponent(location.pathname + location.search)}`);
  else say(text.notKept);
  return undefined;
}
