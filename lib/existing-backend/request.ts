import 'server-only';
import { existingBackendUrl } from '@/lib/backend-choice';

/** Timeouts of requests to the existing backend, in ms. Forms wait 30 s in the browser, uploads 180 s. */
export const timeoutMs = { read: 8000, write: 15_000, upload: 60_000 };

type Init = { method?: string; headers?: HeadersInit; body?: BodyInit | null; timeout?: number };

/**
 * Sends a request to the existing backend and to no other host: a redirect is an error.
 * @throws when there is no response within the timeout.
 */
export function requestExistingBackend(
  path: string,
  { timeout = timeoutMs.read, ...init }: Init = {},
): Promise<Response> {
  return fetch(`${existingBackendUrl()}${path}`, {
    ...init,
    redirect: 'error',
    cache: 'no-store',
    signal: AbortSignal.timeout(timeout),
  });
}
