'use client';

import { callApi } from '@/lib/api/browser';
import { login } from '@/lib/contract/endpoints/sessions';
import { accounts } from '@/lib/text/en/accounts';
import { problemOf } from './account-form';

/** The shape of what registering and logging in answer. */
export const sessionToken = async () => (await import('@/lib/contract/sessions')).sessionToken;

/** Logs in and gives the token of the session; `confirm_password` and the token are what the wire has. */
export function logIn({ email, password }: { email: string; password: string }): Promise<string> {
  const body = { email, password, confirm_password: password, notificationToken: '' };
  return callApi(login, { body, schema: sessionToken });
}

/** What to say of a login or registration that failed: the server's own words, where it had any. */
export function signInProblem(error: unknown): string {
  return problemOf(error, accounts.signInFailed);
}
