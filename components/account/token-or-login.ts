'use client';

import { storedToken } from '@/lib/session/stored';

/** The learner's token; without one, on the way to the login and back. */
export function tokenOrLogin(): string | undefined {
  const token = storedToken();
  if (!token) location.assign(`/login?next=${encodeURIComponent(location.pathname + location.search)}`);
  return token;
}
