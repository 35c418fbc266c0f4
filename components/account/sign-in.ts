'use client';

import { ApiFailure, callApi } from '@/lib/api/browser';
import { sessionToken } from '@/lib/contract/accounts';
import { storeSession } from '@/lib/session/stored';
import { accounts } from '@/lib/text/en/accounts';

/** Logs in and keeps the session; `confirm_password` and the token are what the wire has. */
export async function logIn({ email, password }: { email: string; password: string }): Promise<void> {
  const json = { email, password, confirm_password: password, notificationToken: '' };
  storeSession(await callApi('/auth/login', { method: 'POST', json, schema: sessionToken }));
}

/** What to say of a login or registration that failed: the server's own words, where it had any. */
export function signInProblem(error: unknown): string {
  return (error instanceof ApiFailure && error.message) || accounts.signInFailed;
}
