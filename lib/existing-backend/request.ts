import 'server-only';
import { env } from '@/lib/env';

/** Timeouts of requests to the existing backend, in ms. Forms wait 30 s in the browser, uploads 180 s. */
export const timeoutMs = { read: 8000, write: 15_000, upload: 60_000 };

type Init = { method?: string; headers?: HeadersInit; body?: BodyInit | null; timeout?: number };

/**
 * Sends a request to `BACKEND_URL` and to no other host: a redirect is an error. `path` is without `/api`.
 * @throws when there is no response within the timeout.
 */
export function requestExistingBackend(
  path: string,
  { timeout = timeoutMs.read, ...init }: Init = {},
): Promise<Response> {
  return fetch(`${env().BACKEND_URL}/api${path}`, {
    ...init,
    redirect: 'error',
    cache: 'no-store',
    signal: AbortSignal.timeout(timeout),
  });
}
