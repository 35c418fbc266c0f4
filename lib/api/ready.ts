import 'server-only';
import { ownBackend } from '@/lib/backend/own';
import { env } from '@/lib/env';
import { logError } from '@/lib/log-error';

/** Whether what the pages read from answers: the database, or the existing backend. What is wrong is logged. */
export async function backendReady(): Promise<boolean> {
  try {
    const answer = await ask();
    if (!answer.ok) console.error(`Not ready: the backend answered ${answer.status}.`);
    return answer.ok;
  } catch (error) {
    logError('Not ready: the backend does not answer.', error);
    return false;
  }
}

async function ask(): Promise<Response> {
  const { BACKEND_URL } = env();
  if (BACKEND_URL) return fetch(`${BACKEND_URL}/api/bank`, { signal: AbortSignal.timeout(5000) });
  return (await ownBackend()).request('/api/banner');
}
