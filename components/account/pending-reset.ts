'use client';

const key = 'passwordReset';
const milliseconds = 10 * 60_000;

/** The reset token of a code that is on its way. Worth nothing without the code, so that the mail's link may be opened in another tab. */
export type PendingReset = { otp: string; email: string };

export function keepReset(reset: PendingReset): void {
  localStorage.setItem(key, JSON.stringify({ ...reset, until: Date.now() + milliseconds }));
}

export function pendingReset(): PendingReset | undefined {
  try {
    const { otp, email, until } = JSON.parse(localStorage.getItem(key) ?? '') as PendingReset & { until: number };
    return until > Date.now() ? { otp, email } : undefined;
  } catch {
    return undefined;
  }
}

export function forgetReset(): void {
  localStorage.removeItem(key);
}
