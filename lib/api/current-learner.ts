import 'server-only';
import { cookies } from 'next/headers';
import { ownBackend } from '@/lib/backend/own';
import { type Learner, learner } from '@/lib/contract/accounts';
import { env } from '@/lib/env';
import { readForeign, sessionCookie } from '@/lib/session/token';

/**
 * The learner who looks at this page, as recorded now; null when nobody is logged in or the session has ended. An existing
 * backend's token is taken at its word until it expires: that backend checks it wherever data is read.
 */
export async function currentLearner(): Promise<Learner | null> {
  const token = (await cookies()).get(sessionCookie)?.value;
  if (!token) return null;
  if (env().BACKEND_URL) return readForeign(token);
  const answer = await (await ownBackend()).request('/api/auth/me', { headers: { authorization: `Bearer ${token}` } });
  if (!answer.ok) return null;
  return learner.parse(((await answer.json()) as { data: unknown }).data);
}
