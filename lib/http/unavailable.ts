import { AsyncLocalStorage } from 'node:async_hooks';
import type { ServerResponse } from 'node:http';
import { processWide } from '@/lib/process-wide';

/** As long as a failed load is remembered, in seconds: no sooner can a retry succeed. */
const retryAfterSeconds = 10;

type Outcome = { isUnavailable: boolean };

const outcomes = processWide('page-outcomes', () => new AsyncLocalStorage<Outcome>());

/** The page being rendered cannot show what it is for: it is sent with 503 and Retry-After. The framework lets no page set its status. */
export function markUnavailable(): void {
  const outcome = outcomes.getStore();
  if (outcome) outcome.isUnavailable = true;
}

/** Handles a request whose page may call `markUnavailable`. */
export function withAvailability<Result>(response: ServerResponse, handle: () => Result): Result {
  const outcome: Outcome = { isUnavailable: false };
  const writeHead = response.writeHead as (...args: unknown[]) => ServerResponse;
  response.writeHead = function (this: ServerResponse, status: number, ...rest: unknown[]) {
    if (!outcome.isUnavailable || status !== 200) return writeHead.call(this, status, ...rest);
    this.setHeader('Retry-After', String(retryAfterSeconds));
    this.setHeader('Cache-Control', 'private, no-store');
    return writeHead.call(this, 503, ...rest);
  } as typeof response.writeHead;
  return outcomes.run(outcome, handle);
}
