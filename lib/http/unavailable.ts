import { AsyncLocalStorage } from 'node:async_hooks';
import type { ServerResponse } from 'node:http';
import { processWide } from '@/lib/process-wide';

/** Equals the failure TTL of `lib/api`. */
const retryAfterSeconds = 10;

type PageState = { isDatabaseUnavailable: boolean };

const pageStates = processWide('page-states', () => new AsyncLocalStorage<PageState>());

/** Next does not let pages set their status. */
export function markUnavailable(): void {
  const state = pageStates.getStore();
  if (state) state.isDatabaseUnavailable = true;
}

export function withAvailability<Result>(response: ServerResponse, handle: () => Result): Result {
  const state: PageState = { isDatabaseUnavailable: false };
  const writeHead = response.writeHead as (...args: unknown[]) => ServerResponse;
  response.writeHead = function (this: ServerResponse, status: number, ...rest: unknown[]) {
    if (!state.isDatabaseUnavailable || status !== 200) return writeHead.call(this, status, ...rest);
    this.setHeader('Retry-After', String(retryAfterSeconds));
    this.setHeader('Cache-Control', 'private, no-store');
    return writeHead.call(this, 503, ...rest);
  } as typeof response.writeHead;
  return pageStates.run(state, handle);
}
