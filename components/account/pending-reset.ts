'use client';

import { isRecent, storedValue } from '@/lib/browser-storage';

const maxAgeMs = 10 * 60_000;

/** A password reset whose code was sent. In local storage, so that the mail's link works in another tab; useless without the code. */
export type PendingReset = {
  otp: string;
  email: string;
  /** In ms since the epoch. */
  askedAt: number;
  message?: string;
};

const storedReset = storedValue<PendingReset>('local', 'passwordReset', (json) => {
  const reset = json as PendingReset | null;
  return isRecent(reset?.askedAt, maxAgeMs) ? (reset ?? undefined) : undefined;
});

export const savePendingReset = storedReset.write;
export const removePendingReset = storedReset.remove;

/** The latest reset whose code is still valid, if it belongs to `email`. */
export function readPendingReset(email = ''): PendingReset | undefined {
  const reset = storedReset.read();
  return email === '' || normalise(email) === normalise(reset?.email ?? '') ? reset : undefined;
}

const normalise = (email: string) => email.trim().toLowerCase();
