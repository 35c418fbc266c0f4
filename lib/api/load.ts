import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';
import { unstable_cache } from 'next/cache';
import { cache } from 'react';
import type * as z from 'zod/mini';
import { getLocale } from '#text';
import { capabilities, existingBackendUrl } from '@/lib/backend-choice';
import { apiBase, pathOf, type QueryValues } from '@/lib/contract/endpoint';
import type { Operation } from '@/lib/contract/operation';
import { hasDatabaseOutage } from '@/lib/database-outage';
import { env } from '@/lib/env';
import { withFileUrls } from '@/lib/existing-backend/files';
import { defaultLocale, type Locale } from '@/lib/format/locale';
import { markIncomplete } from '@/lib/http/page-cache/page-cache';
import { logError } from '@/lib/log-error';
import { yieldIfDue } from '@/lib/yield';
import { backend } from './backend';
import { versionOf } from './data-version';
import { cachedFailure, cacheFailure } from './failure-cache';

export type Loaded<Data> = { failed: false; data: Data } | { failed: true; data: null };

const defaultTtlSeconds = 60;
/** For all loads of a page. Must be shorter than the render timeout of the page cache. */
const pageDeadlineMs = 8000;
const cacheReadMs = 100;

async function requestData<O extends Operation>(
  operation: O,
  path: string,
  extraHeaders: Headers,
): Promise<Data<O> | null> {
  // To score the test of an existing backend, this process needs the answers.
  const isScoredHere = operation.auth === 'level-test' && !capabilities.canStoreResults;
  const token = isScoredHere ? env().LEVEL_TEST_TOKEN : undefined;
  const headers = { ...(token && { authorization: `Bearer ${token}` }), ...extraHeaders };
  const response = await backend.request(`${apiBase}${path}`, { headers });
  if (!response.ok) {
    await response.body?.cancel();
    throw new RequestFailedError(path, response.status);
  }
  // A list of thousands of records takes a while to write, to read and to check.
  await yieldIfDue();
  const { data } = withFileUrls((await response.json()) as { data: unknown });
  await yieldIfDue();
  return data === null ? null : (operation.response.parse(data) as Data<O>);
}

class RequestFailedError extends Error {
  constructor(
    path: string,
    readonly status: number,
  ) {
    super(`GET ${path} failed with ${status}`);
  }
}

/** Any visitor can cause a 4xx by an unknown path, and a retry would fail as well. */
const isRefusal = (error: unknown) => error instanceof RequestFailedError && error.status < 500 && error.status !== 429;

type Headers = Record<string, string>;
type Data<O extends Operation> = z.output<O['response']>;
type Params<O extends Operation> = O extends { readonly params: infer Schema extends z.ZodMiniType }
  ? { params: { [Name in keyof z.output<Schema>]: string } }
  : { params?: never };
type Query<O extends Operation> = O extends { readonly query: infer Schema extends z.ZodMiniType }
  ? { query?: { [Name in keyof z.input<Schema>]?: string | number } }
  : { query?: never };

type LoadOptions<O extends Operation, Selected> = {
  tags: string[];
  /** Returned for a record that does not exist (404 or null), which is a failure otherwise. */
  missing?: Selected;
  select: (data: Data<O>) => Selected;
  /** For how long the data may be old if no save invalidates its tags. */
  ttlSeconds?: number | undefined;
};

type Call<O extends Operation, Selected> = Params<O> &
  Query<O> &
  LoadOptions<O, Selected> & {
    headers?: Headers;
    /** Part of the cache key, for different `select` functions of one request. */
    selectKey?: string;
  };

type Load<O extends Operation, Selected> = LoadOptions<O, Selected> & { operation: O; path: string; headers: Headers };

/** An existing backend has English texts only. English is the default of the API. */
function localeQuery(): { locale?: Locale } {
  const locale = getLocale();
  return capabilities.hasCms && locale !== defaultLocale ? { locale } : {};
}

type Scope = { loads: Map<string, Promise<Loaded<unknown>>>; deadline: number };

const newScope = (): Scope => ({ loads: new Map(), deadline: Date.now() + pageDeadlineMs });
const pageScope = cache(newScope);
const handlerScope = new AsyncLocalStorage<Scope>();

/** For route handlers, where `cache` has no scope. */
export const withDeadline = <Result>(work: () => Promise<Result>): Promise<Result> =>
  handlerScope.run(newScope(), work);

/** Never throws: a failure is logged and cached for 10 s, and the page renders without this part. */
export function load<O extends Operation, Selected>(operation: O, call: Call<O, Selected>): Promise<Loaded<Selected>> {
  const { params, query, headers = {}, selectKey = '', tags, missing, select, ttlSeconds } = call;
  const path = pathOf(operation, params, { ...(query as QueryValues | undefined), ...localeQuery() });
  const { DATABASE_URL, DATA_DIR } = env();
  const host = existingBackendUrl ?? DATABASE_URL;
  const cacheTags = [...tags, 'media'];
  const key = [host ?? DATA_DIR, path, selectKey, JSON.stringify(headers), versionOf(cacheTags)];
  const { loads, deadline } = handlerScope.getStore() ?? pageScope();
  const name = key.join('\n');
  // The embedded database has no outages, and a busy CPU must not look like one.
  const start = () => loadShared({ operation, path, headers, tags: cacheTags, missing, select, ttlSeconds }, key, name);
  const loading = loads.get(name) ?? (host ? untilDeadline(start(), deadline, path) : start());
  loads.set(name, loading);
  return loading as Promise<Loaded<Selected>>;
}

/** The load goes on after the deadline and fills the cache for later pages. */
async function untilDeadline<Selected>(
  loading: Promise<Loaded<Selected>>,
  deadline: number,
  path: string,
): Promise<Loaded<Selected>> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<Loaded<Selected>>((resolve) => {
    timer = setTimeout(
      () => {
        console.error(`Loading ${path} exceeded the deadline of its page.`);
        markIncomplete(Date.now());
        resolve({ failed: true, data: null });
      },
      Math.max(deadline - Date.now(), cacheReadMs),
    );
  });
  try {
    return await Promise.race([loading, timeout]);
  } finally {
    clearTimeout(timer);
  }
}

const inFlight = new Map<string, Promise<Loaded<unknown>>>();

/** Shares loads from an existing backend only: a shared one from the built-in backend could predate the last save. */
function loadShared<O extends Operation, Selected>(
  request: Load<O, Selected>,
  key: string[],
  name: string,
): Promise<Loaded<Selected>> {
  const failure = cachedFailure(name);
  if (failure) {
    if (failure.canRecover) markIncomplete(failure.until);
    return Promise.resolve({ failed: true, data: null });
  }
  if (capabilities.hasCms) return loadCached(request, key, name);
  const loading = inFlight.get(name) ?? loadCached(request, key, name).finally(() => inFlight.delete(name));
  inFlight.set(name, loading);
  return loading as Promise<Loaded<Selected>>;
}

async function loadCached<O extends Operation, Selected>(
  { operation, path, headers, tags, missing, select, ttlSeconds = defaultTtlSeconds }: Load<O, Selected>,
  key: string[],
  name: string,
): Promise<Loaded<Selected>> {
  const read = async () => {
    const data = await requestData(operation, path, headers);
    if (data === null && missing === undefined) throw new Error(`GET ${path} responded without data.`);
    return data === null ? (missing as Selected) : select(data);
  };
  const cached = unstable_cache(read, key, { tags, revalidate: ttlSeconds });
  try {
    const data = await cached();
    // React renders what its data allows in one step: loads that end apart leave room for other requests.
    await yieldIfDue();
    return { failed: false, data };
  } catch (error) {
    if (missing !== undefined && error instanceof RequestFailedError && error.status === 404)
      return { failed: false, data: missing };
    if (!hasDatabaseOutage()) logError(`Loading ${path} failed.`, error);
    const { canRecover, until } = cacheFailure(name, !isRefusal(error));
    if (canRecover) markIncomplete(until);
    return { failed: true, data: null };
  }
}
