import { LRUCache } from 'lru-cache';
import { processWide } from '@/lib/process-wide';
import { type CachedPage, type RenderedResponse, toCachedPage } from './rendered-page';

/** Less than the minute of the data cache. */
const ttlMs = 30_000;
const staleWhileRevalidateMs = 10 * 60_000;
/** After a save: the framework's data cache is refreshed when the request of the save ends. */
const settleMs = 2000;
const maxBytes = 24 * 1024 * 1024;

type Entry = {
  /** The response itself where it is no page for other guests; it is not stored. */
  page: CachedPage | RenderedResponse;
  bytes: number;
  /** A part could not be loaded: the page is never served stale. */
  isIncomplete: boolean;
};

type Render = () => Promise<RenderedResponse>;

/** The framework failed to render a page. */
export class RenderFailed extends Error {
  constructor(readonly response: RenderedResponse) {
    super(`The framework responded with ${response.status}.`);
  }
}

/** What decides whether a page that is being rendered may be cached. Times in ms since the epoch. */
const state = processWide('page-cache-state', () => ({ settledAt: 0, failedLoads: 0, incompleteUntil: 0 }));

async function renderEntry(render: Render): Promise<{ entry: Entry; lifetimeMs: number }> {
  const isSettled = Date.now() >= state.settledAt;
  const { failedLoads } = state;
  const response = await render();
  if (response.status >= 500) throw new RenderFailed(response);
  const page = toCachedPage(response);
  const isIncomplete = failedLoads !== state.failedLoads;
  const lifetimeMs = isIncomplete ? Math.min(ttlMs, state.incompleteUntil - Date.now()) : ttlMs;
  const isStored = page && isSettled && lifetimeMs > 0;
  // The cache does not store what is larger than itself.
  const bytes = isStored ? page.bytes : maxBytes + 1;
  return { entry: { page: page ?? response, bytes, isIncomplete }, lifetimeMs };
}

const pages = processWide(
  'page-cache',
  () =>
    new LRUCache<string, Entry, Render>({
      maxSize: maxBytes,
      sizeCalculation: ({ bytes }) => bytes,
      ttl: ttlMs,
      // One clock for all times here.
      perf: { now: () => Date.now() },
      ttlResolution: 0,
      noDeleteOnStaleGet: true,
      // A failed render leaves the stale page.
      noDeleteOnFetchRejection: true,
      // `clear` aborts renders in flight: their visitors get the page, the cache does not.
      ignoreFetchAbort: true,
      fetchMethod: async (_key, _stale, { context: render, options }) => {
        const { entry, lifetimeMs } = await renderEntry(render);
        options.ttl = lifetimeMs;
        return entry;
      },
    }),
);

/** The cached page, fresh or, where `allowStale`, up to ten minutes older. */
export function readPage(
  key: string,
  { allowStale }: { allowStale: boolean },
): { page: Entry['page']; isStale: boolean } | undefined {
  const entry = pages.get(key, { allowStale: true });
  if (!entry) return undefined;
  const staleMs = -pages.getRemainingTTL(key);
  const maxStaleMs = allowStale && !entry.isIncomplete ? staleWhileRevalidateMs : 0;
  return staleMs >= maxStaleMs ? undefined : { page: entry.page, isStale: staleMs >= 0 };
}

/**
 * Renders a page and caches it, unless it is for one visitor only, or content changed meanwhile or just before. Requests for the same
 * page share one render.
 *
 * @throws RenderFailed for a status of 500 or more; what `render` throws
 */
export async function renderForCache(key: string, render: Render): Promise<Entry['page']> {
  return (await pages.forceFetch(key, { context: render })).page;
}

/** Content was saved: every page is rendered anew. Renders in flight are not cached. */
export function invalidatePages(): void {
  state.settledAt = Date.now() + settleMs;
  pages.clear();
}

/** A part of a page could not be loaded. Which page is not known: none in flight is cached beyond `until`, in ms. */
export function markIncomplete(until: number): void {
  state.failedLoads += 1;
  state.incompleteUntil = state.incompleteUntil > Date.now() ? Math.min(state.incompleteUntil, until) : until;
}

/** How often a part of a page could not be loaded. */
export const countFailedLoads = (): number => state.failedLoads;
