'use client';

import { forget, keep, kept } from '@/lib/session/kept';

const key = 'passwordReset';
const milliseconds = 10 * 60_000;

/** The reset token of a code that is on its way. Worth nothing without the code, so that the mail's link may be opened in another tab. */
export type PendingReset = {
  /** Empty where the server gave none: no code can be checked then. */
  otp: string;
  email: string;
  /** Milliseconds since 1970. */
  askedAt: number;
  /** What the server said. */
  message?: string;
};

export function keepReset(reset: PendingReset): void {
  keep(key, JSON.stringify(reset));
}

/** The newest reset whose code is still good; with an e-mail, only one of that address. */
export function pendingReset(email = ''): PendingReset | undefined {
  const reset = JSON.parse(kept(key) ?? 'null') as PendingReset | null;
  if (!reset || !(reset.askedAt > Date.now() - milliseconds)) return undefined;
  return email === '' || plain(email) === plain(reset.email) ? reset : undefined;
}

const plain = (email: string) => email.trim().toLowerCase();

export function forgetReset(): void {
  forget(key);
}
