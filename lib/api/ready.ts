import 'server-only';
import { ownBackend } from '@/lib/backend/own';
import { env } from '@/lib/env';

/** Whether what the pages read from answers: the database, or the existing backend. */
export async function backendReady(): Promise<boolean> {
  try {
    if (env().BACKEND_URL) {
      const answer = await fetch(`${env().BACKEND_URL}/api/bank`, { signal: AbortSignal.timeout(5000) });
      return answer.ok;
    }
    return (await (await ownBackend()).request('/api/banner')).ok;
  } catch {
    return false;
  }
}
