import { getSessionToken } from '@/lib/contract/endpoints/sessions';
import { belongsToPage, readStoredToken, storeSession } from '@/lib/session/stored-session';
import { callApi } from './browser';

/** The stored token, or that of the session cookie: after a login without scripts, or without storage, only the cookie has it. */
export async function findToken(): Promise<string> {
  const stored = readStoredToken();
  if (stored) return stored;
  const token = await callApi(getSessionToken, {
    schema: async () => (await import('@/lib/contract/sessions')).sessionToken,
  });
  if (!belongsToPage(token)) return reloadPage();
  storeSession(token);
  return token;
}

/** Never resolves: what the page shows, and what its forms would send, is another learner's. */
function reloadPage(): Promise<never> {
  location.reload();
  return new Promise(() => {});
}
