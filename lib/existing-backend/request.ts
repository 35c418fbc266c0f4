import 'server-only';
import { existingBackendUrl } from '@/lib/backend-choice';

/** Must be shorter than the browser’s timeouts: 30 s for forms, 180 s for uploads. */
export const timeoutMs = { read: 8000, write: 15_000, upload: 60_000 };

type Init = { method?: string; headers?: HeadersInit; body?: BodyInit | null; timeout?: number };

/** A redirect is an error, because it could lead to another host. */
export function requestExistingBackend(
  path: string,
  { timeout = timeoutMs.read, ...init }: Init = {},
): Promise<Response> {
  return fetch(`${existingBackendUrl}${path}`, {
    ...init,
    redirect: 'error',
    cache: 'no-store',
    signal: AbortSignal.timeout(timeout),
  });
}
