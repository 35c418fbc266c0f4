import { AsyncLocalStorage } from 'node:async_hooks';
import type { ServerResponse } from 'node:http';
import { processWide } from '@/lib/process-wide';

/** Equals the failure TTL of `lib/api`. */
const retryAfterSeconds = 10;

/** Of the list that a page shows a part of. */
export const totalPagesHeader = 'x-total-pages';

/** Of a page that is not found: a path of the same page in another language. */
export const elsewhereHeader = 'x-elsewhere';

type PageState = { isDatabaseUnavailable: boolean; totalPages?: number; elsewhere?: string };

const pageStates = processWide('page-states', () => new AsyncLocalStorage<PageState>());

const setState = (state: Partial<PageState>): void => void Object.assign(pageStates.getStore() ?? {}, state);

export const markUnavailable = (): void => setState({ isDatabaseUnavailable: true });

export const setTotalPages = (totalPages: number): void => setState({ totalPages });

/** `path` is encoded. */
export const setElsewhere = (path: string): void => setState({ elsewhere: path });

/** Lets pages influence the response: Next does not let them set its status or headers. */
export function withPageState<Result>(response: ServerResponse, handle: () => Result): Result {
  const state: PageState = { isDatabaseUnavailable: false };
  const writeHead = response.writeHead as (...args: unknown[]) => ServerResponse;
  response.writeHead = function (this: ServerResponse, status: number, ...rest: unknown[]) {
    if (state.totalPages !== undefined) this.setHeader(totalPagesHeader, state.totalPages);
    if (state.elsewhere !== undefined) this.setHeader(elsewhereHeader, state.elsewhere);
    if (!state.isDatabaseUnavailable || status !== 200) return writeHead.call(this, status, ...rest);
    this.setHeader('Retry-After', String(retryAfterSeconds));
    this.setHeader('Cache-Control', 'private, no-store');
    return writeHead.call(this, 503, ...rest);
  } as typeof response.writeHead;
  return pageStates.run(state, handle);
}
