import 'server-only';
import { cookies } from 'next/headers';
import { capabilities } from '@/lib/backend-choice';
import { getLearner, type Learner } from '@/lib/contract/accounts';
import { apiUrl } from '@/lib/contract/endpoint';
import { logError } from '@/lib/log-error';
import { readUnverified, sessionCookie } from '@/lib/session/token';
import { backend } from './backend';
import type { Loaded } from './server';

const nobody = { failed: false, data: null } as const;

/**
 * The learner who looks at this page, as recorded now; null when nobody is logged in or the session has ended. An existing
 * backend's token is taken at its word until it expires: that backend checks it wherever data is read. A failure is logged and
 * reported, never thrown.
 */
export async function currentLearner(): Promise<Loaded<Learner | null>> {
  const token = (await cookies()).get(sessionCookie())?.value;
  if (!token) return nobody;
  if (!capabilities().verifiesTokens) return { failed: false, data: readUnverified(token) };
  try {
    const answer = await backend().request(apiUrl(getLearner), {
      headers: { authorization: `Bearer ${token}` },
    });
    if (answer.status === 401 || answer.status === 403) return nobody;
    if (!answer.ok) throw new Error(`The learner’s request was answered with ${answer.status}.`);
    return { failed: false, data: getLearner.response.parse(((await answer.json()) as { data: unknown }).data) };
  } catch (error) {
    logError('The learner could not be loaded.', error);
    return { failed: true, data: null };
  }
}
