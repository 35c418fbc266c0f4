import 'server-only';
import { cookies } from 'next/headers';
import { capabilities } from '@/lib/backend-choice';
import { getLearner, type Learner } from '@/lib/contract/accounts';
import { apiUrl } from '@/lib/contract/endpoint';
import { logError } from '@/lib/log-error';
import { readUnverified, sessionCookie } from '@/lib/session/token';
import { backend } from './backend';
import type { Loaded } from './load';

const loggedOut = { failed: false, data: null } as const;

/** Null without a session. The token of an existing backend is not verified. */
export async function currentLearner(): Promise<Loaded<Learner | null>> {
  const token = (await cookies()).get(sessionCookie())?.value;
  if (!token) return loggedOut;
  if (!capabilities.canVerifyTokens) return { failed: false, data: readUnverified(token) };
  try {
    const response = await backend.request(apiUrl(getLearner), {
      headers: { authorization: `Bearer ${token}` },
    });
    if (response.status === 401 || response.status === 403) return loggedOut;
    if (!response.ok) throw new Error(`The learner’s request failed with ${response.status}.`);
    return { failed: false, data: getLearner.response.parse(((await response.json()) as { data: unknown }).data) };
  } catch (error) {
    logError('The learner could not be loaded.', error);
    return { failed: true, data: null };
  }
}
