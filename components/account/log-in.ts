'use client';

import { callApi } from '@/lib/api/browser';
import { login } from '@/lib/contract/endpoints/sessions';

export const sessionToken = async () => (await import('@/lib/contract/sessions')).sessionToken;

/** Logs in and returns the session token. The specification requires `confirm_password` and `notificationToken`. */
export function logIn({ email, password }: { email: string; password: string }): Promise<string> {
  const body = { email, password, confirm_password: password, notificationToken: '' };
  return callApi(login, { body, schema: sessionToken });
}
