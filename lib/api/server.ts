import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';
import { unstable_cache } from 'next/cache';
import { cache } from 'react';
import type { input, output, ZodMiniType } from 'zod/mini';
import { capabilities, existingBackendUrl } from '@/lib/backend-choice';
import { pathOf } from '@/lib/contract/endpoint';
import type { Operation } from '@/lib/contract/operation';
import { env } from '@/lib/env';
import { filesOnHost } from '@/lib/existing-backend/files';
import { markIncomplete } from '@/lib/http/page-cache/page-cache';
import { logError } from '@/lib/log-error';
import { backend } from './backend';
import { rememberedFailure, rememberFailure } from './failures';

/** What a page gets: data as the contract has it, or the news that it cannot be had just now. */
export type Loaded<Data> = { failed: false; data: Data } | { failed: true; data: null };

const seconds = 60;
/** For everything that a page loads, together. The page cache's render timeout must exceed it. */
const pageDeadlineMs = 8000;
/** What is in the data cache is still read after the deadline. */
const cacheReadMs = 100;

/** One response of the contract from wherever the school's data is. Throws when it fails or is malformed. */
async function call<O extends Operation>(operation: O, path: string, given: Headers): Promise<Data<O> | null> {
  // An existing backend's test is scored by this process, which needs the right answers.
  const isScoredHere = operation.auth === 'level-test' && !capabilities().storesResults;
  const token = isScoredHere ? env().LEVEL_TEST_TOKEN : undefined;
  const headers = { ...(token && { authorization: `Bearer ${token}` }), ...given };
  const response = await backend().request(`/api${path}`, { headers });
  if (!response.ok) {
    await response.body?.cancel();
    throw new CallFailed(path, response.status);
  }
  const { data } = filesOnHost((await response.json()) as { data: unknown });
  return data === null ? null : (operation.response.parse(data) as Data<O>);
}

/** The backend answered with this status. */
class CallFailed extends Error {
  constructor(
    path: string,
    readonly status: number,
  ) {
    super(`GET ${path} answered ${status}`);
  }
}

/** A refusal (4xx, but for 429) is the same next time, and any visitor can bring one about by an odd address. */
const isRefusal = (error: unknown) => error instanceof CallFailed && error.status < 500 && error.status !== 429;

type Headers = Record<string, string>;
type Data<O extends Operation> = output<O['response']>;
type Params<O extends Operation> = O extends { readonly params: infer Schema extends ZodMiniType }
  ? { params: { [Name in keyof output<Schema>]: string } }
  : { params?: never };
type Query<O extends Operation> = O extends { readonly query: infer Schema extends ZodMiniType }
  ? { query?: { [Name in keyof input<Schema>]?: string | number } }
  : { query?: never };

type Use<O extends Operation, Kept> = {
  /** Names what it was made from: a save of that in the admin makes it anew. */
  tags: string[];
  /** What stands for a record that does not exist (404 or null); without it, that is a failure like any other. */
  missing?: Kept;
  /** What is kept of the response: pages that need little keep little. */
  keep: (data: Data<O>) => Kept;
};

type Call<O extends Operation, Kept> = Params<O> &
  Query<O> &
  Use<O, Kept> & {
    headers?: Headers;
    /** Tells apart what is kept of one response for different uses. */
    use?: string;
  };

type Load<O extends Operation, Kept> = Use<O, Kept> & { operation: O; path: string; headers: Headers };

/** What is loaded for one page, each thing once, and when the page stops waiting for it. */
type Scope = { loads: Map<string, Promise<Loaded<unknown>>>; deadline: number };

const newScope = (): Scope => ({ loads: new Map(), deadline: Date.now() + pageDeadlineMs });
/** The title of a page, its frame and its parts often need the same answer. */
const pageScope = cache(newScope);
const handlerScope = new AsyncLocalStorage<Scope>();

/** Loads under one deadline where no page is rendered, as in a route handler. */
export const withDeadline = <Result>(work: () => Promise<Result>): Promise<Result> =>
  handlerScope.run(newScope(), work);

/**
 * Loads through the framework's tagged data cache (60 s; a save refreshes at once), once a page, and for all of a page within
 * 8 s. A failure is logged, reported and remembered for 10 s, never thrown: the page goes on without this part.
 */
export function load<O extends Operation, Kept>(operation: O, call: Call<O, Kept>): Promise<Loaded<Kept>> {
  const { params, query, headers = {}, use = '', tags, missing, keep } = call;
  const path = pathOf(operation, params, query);
  const { DATABASE_URL, DATA_DIR } = env();
  const host = existingBackendUrl() ?? DATABASE_URL;
  const key = [host ?? DATA_DIR, path, use, JSON.stringify(headers)];
  const { loads, deadline } = handlerScope.getStore() ?? pageScope();
  const name = key.join('\n');
  // The embedded database answers within this process: a busy processor must not count as an outage.
  const start = () => loadOnce({ operation, path, headers, tags, missing, keep }, key, name);
  const loading = loads.get(name) ?? (host ? untilDeadline(start(), deadline, path) : start());
  loads.set(name, loading);
  return loading as Promise<Loaded<Kept>>;
}

/** Gives up waiting, not the load: what comes later is in the cache for the next page. */
async function untilDeadline<Kept>(
  loading: Promise<Loaded<Kept>>,
  deadline: number,
  path: string,
): Promise<Loaded<Kept>> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Loaded<Kept>>((resolve) => {
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
    return await Promise.race([loading, late]);
  } finally {
    clearTimeout(timer);
  }
}

const inFlight = new Map<string, Promise<Loaded<unknown>>>();

/**
 * Visitors share a load from the existing backend that is in flight. From the built-in one they do not: they must not get what was
 * read before a save.
 */
function loadOnce<O extends Operation, Kept>(asked: Load<O, Kept>, key: string[], name: string): Promise<Loaded<Kept>> {
  const failure = rememberedFailure(name);
  if (failure) {
    if (failure.mayRecover) markIncomplete(failure.until);
    return Promise.resolve({ failed: true, data: null });
  }
  if (capabilities().hasCms) return loadCached(asked, key, name);
  const loading = inFlight.get(name) ?? loadCached(asked, key, name).finally(() => inFlight.delete(name));
  inFlight.set(name, loading);
  return loading as Promise<Loaded<Kept>>;
}

async function loadCached<O extends Operation, Kept>(
  { operation, path, headers, tags, missing, keep }: Load<O, Kept>,
  key: string[],
  name: string,
): Promise<Loaded<Kept>> {
  const read = async () => {
    const data = await call(operation, path, headers);
    if (data === null && missing === undefined) throw new Error(`GET ${path} answered without data.`);
    return data === null ? (missing as Kept) : keep(data);
  };
  const cached = unstable_cache(read, key, { tags: [...tags, 'media'], revalidate: seconds });
  try {
    return { failed: false, data: await cached() };
  } catch (error) {
    if (missing !== undefined && error instanceof CallFailed && error.status === 404)
      return { failed: false, data: missing };
    logError(`Loading ${path} failed.`, error);
    const { mayRecover, until } = rememberFailure(name, !isRefusal(error));
    if (mayRecover) markIncomplete(until);
    return { failed: true, data: null };
  }
}
