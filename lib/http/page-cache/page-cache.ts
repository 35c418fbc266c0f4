import { LRUCache } from 'lru-cache';
import { capabilities } from '@/lib/backend-choice';
import { env } from '@/lib/env';
import { processWide } from '@/lib/process-wide';
import { type CachedPage, type RenderedResponse, toCachedPage } from './rendered-page';

const ttlMs = 30_000;
export const staleWhileRevalidateMs = 60 * 60_000;
const staleIfErrorMs = 60 * 60_000;
/** After a failed render, for which the page was served stale. */
const retryMs = 3000;
/** The framework refreshes its data cache when the request of a save ends, after `invalidatePages`. */
const settleMs = 2000;
const maxBytes = 24 * 1024 * 1024;

type Entry = {
  page: CachedPage | RenderedResponse;
  bytes: number;
  isIncomplete: boolean;
  renderedAt: number;
  /** Of the cache when its render began. */
  generation: number;
  /** Served instead of a failed render. */
  isFallback?: boolean;
};

type Render = {
  render: () => Promise<RenderedResponse>;
  /** A response with another status is not cached. */
  storedStatus: number;
};

export class RenderFailed extends Error {
  constructor(readonly response: RenderedResponse) {
    super(`The framework responded with ${response.status}.`);
  }
}

const state = processWide('page-cache-state', () => ({
  settledAt: 0,
  failedLoads: 0,
  incompleteUntil: 0,
  isListeningToInstances: false,
  generation: 0,
}));

async function renderEntry(
  { render, storedStatus }: Render,
  stale?: Entry,
): Promise<{ entry: Entry; lifetimeMs: number }> {
  const isSettled = msUntilSettled() === 0;
  const { failedLoads, generation } = state;
  const response = await render();
  if (response.status >= 500) throw new RenderFailed(response);
  const page = response.status === storedStatus ? toCachedPage(response, stale?.page) : undefined;
  const isIncomplete = failedLoads !== state.failedLoads;
  const lifetimeMs = isIncomplete ? Math.min(ttlMs, state.incompleteUntil - Date.now()) : ttlMs;
  const isStored = page && isSettled && lifetimeMs > 0;
  // The cache does not store an entry larger than itself.
  const bytes = isStored ? page.bytes : maxBytes + 1;
  const entry = { page: page ?? response, bytes, isIncomplete, renderedAt: Date.now(), generation };
  return { entry, lifetimeMs };
}

/** @throws the error if there is no such page, or only an old one */
function fallBackTo(stale: Entry | undefined, error: unknown): Entry {
  const isUsable = error instanceof RenderFailed && stale && Date.now() - stale.renderedAt < staleIfErrorMs;
  if (!isUsable) throw error;
  return { ...stale, isFallback: true, generation: state.generation };
}

const pages = processWide(
  'page-cache',
  () =>
    new LRUCache<string, Entry, Render>({
      maxSize: maxBytes,
      sizeCalculation: ({ bytes }) => bytes,
      ttl: ttlMs,
      // Fake timers do not control the default clock.
      perf: { now: () => Date.now() },
      ttlResolution: 0,
      noDeleteOnStaleGet: true,
      noDeleteOnFetchRejection: true,
      // `clear` aborts renders in flight; their requests still get the page.
      ignoreFetchAbort: true,
      fetchMethod: async (_key, stale, { context, options }) => {
        const { entry, lifetimeMs } = await renderEntry(context, stale).catch((error) => ({
          entry: fallBackTo(stale, error),
          lifetimeMs: retryMs,
        }));
        options.ttl = lifetimeMs;
        return entry;
      },
    }),
);

export function readPage(
  key: string,
  { canBeStale }: { canBeStale: boolean },
): { page: Entry['page']; isStale: boolean } | undefined {
  const entry = pages.get(key, { allowStale: true });
  if (!entry || entry.generation !== state.generation) return undefined;
  const staleMs = -pages.getRemainingTTL(key);
  const maxStaleMs = entry.isFallback || (canBeStale && !entry.isIncomplete) ? staleWhileRevalidateMs : 0;
  return staleMs >= maxStaleMs ? undefined : { page: entry.page, isStale: staleMs >= 0 };
}

/** A complete page, as the cache has it now. */
export function readEntry(key: string): Pick<Entry, 'page' | 'renderedAt'> | undefined {
  const entry = pages.peek(key, { allowStale: true });
  return entry && !entry.isIncomplete && entry.generation === state.generation ? entry : undefined;
}

/** Adds a page of an earlier process, which is stale. */
export function restoreEntry(key: string, page: CachedPage, renderedAt: number): void {
  const entry = { page, bytes: page.bytes, isIncomplete: false, renderedAt, generation: state.generation };
  pages.set(key, entry, { start: Math.min(renderedAt, Date.now() - ttlMs) });
}

/** Requests for the same page share one render. If it fails, they get the last page of this hour, or `RenderFailed`. */
export async function renderForCache(key: string, render: Render): Promise<Entry['page']> {
  return (await pages.forceFetch(key, { context: render, forceRefresh: true })).page;
}

export function invalidatePages(): void {
  state.settledAt = Date.now() + settleMs;
  clearPages();
}

/** Renders that begin before are not cached. */
export const msUntilSettled = (): number => Math.max(0, state.settledAt - Date.now());

/** After a change that all loads from now on see. */
export const clearPages = (): void => pages.clear();

/** For changes that may have been missed: every page is rendered again; old ones are served only if that fails. */
export function expirePages(): void {
  state.generation += 1;
}

export const setListeningToInstances = (isListening: boolean): void => {
  state.isListeningToInstances = isListening;
};

/** Saves elsewhere invalidate what is cached here, unless there is an existing backend, or no connection for notifications. */
export const receivesEverySave = (): boolean =>
  capabilities.hasCms && (!env().DATABASE_URL || state.isListeningToInstances);

/** No render in flight is cached beyond `until` (ms since the epoch). */
export function markIncomplete(until: number): void {
  state.failedLoads += 1;
  state.incompleteUntil = state.incompleteUntil > Date.now() ? Math.min(state.incompleteUntil, until) : until;
}

export const countFailedLoads = (): number => state.failedLoads;
