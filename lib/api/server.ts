import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';
import { unstable_cache } from 'next/cache';
import { cache } from 'react';
import type { output, ZodMiniType } from 'zod/mini';
import { ownBackend } from '@/lib/backend/own';
import { env } from '@/lib/env';
import { filesOnHost } from '@/lib/existing-backend/files';
import { requestExistingBackend } from '@/lib/existing-backend/request';
import { markIncomplete } from '@/lib/http/page-cache/page-cache';
import { logError } from '@/lib/log-error';
import { rememberedFailure, rememberFailure } from './failures';

/** What a page gets: data as the contract has it, or the news that it cannot be had just now. */
export type Loaded<Data> = { failed: false; data: Data } | { failed: true; data: null };

const seconds = 60;
/** For everything that a page loads, together. The page cache's render timeout must exceed it. */
const pageDeadlineMs = 8000;
/** What is in the data cache is still read after the deadline. */
const cacheReadMs = 100;

function request(path: string, headers: Record<string, string>): Promise<Response> {
  const { LEVEL_TEST_TOKEN } = env();
  const token = path.startsWith('/levelstests/') ? LEVEL_TEST_TOKEN : undefined;
  return requestExistingBackend(path, {
    headers: { accept: 'application/json', ...(token && { authorization: `Bearer ${token}` }), ...headers },
  });
}

/** One answer of the contract from wherever the school's data is. Throws when it fails or is malformed. */
async function call<Schema extends ZodMiniType>(
  path: string,
  schema: Schema,
  headers: Record<string, string>,
): Promise<output<Schema>> {
  const answer = env().BACKEND_URL
    ? await request(path, headers)
    : await (await ownBackend()).request(`/api${path}`, { headers });
  if (!answer.ok) {
    await answer.body?.cancel();
    throw new CallFailed(path, answer.status);
  }
  const { data } = filesOnHost((await answer.json()) as { data: unknown });
  return schema.parse(data) as output<Schema>;
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

type Call<Schema extends ZodMiniType, Kept> = {
  path: string;
  schema: Schema;
  /** Names what it was made from: a save of that in the admin makes it anew. */
  tags: string[];
  headers?: Record<string, string>;
  /** Tells apart what is kept of one answer for different uses. */
  use?: string;
  /** What stands for a record that does not exist (404); without it, that is a failure like any other. */
  missing?: Kept;
  /** What is kept of the answer: pages that need little keep little. */
  keep: (answer: output<Schema>) => Kept;
};

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
export function load<Schema extends ZodMiniType, Kept>(asked: Call<Schema, Kept>): Promise<Loaded<Kept>> {
  const { BACKEND_URL, DATABASE_URL, DATA_DIR } = env();
  const key = [
    BACKEND_URL ?? DATABASE_URL ?? DATA_DIR,
    asked.path,
    asked.use ?? '',
    JSON.stringify(asked.headers ?? {}),
  ];
  const { loads, deadline } = handlerScope.getStore() ?? pageScope();
  const name = key.join('\n');
  // The embedded database answers within this process: a busy processor must not count as an outage.
  const isRemote = Boolean(BACKEND_URL ?? DATABASE_URL);
  const start = () => loadOnce(asked, key, name);
  const loading = loads.get(name) ?? (isRemote ? untilDeadline(start(), deadline, asked.path) : start());
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
function loadOnce<Schema extends ZodMiniType, Kept>(
  asked: Call<Schema, Kept>,
  key: string[],
  name: string,
): Promise<Loaded<Kept>> {
  const failure = rememberedFailure(name);
  if (failure) {
    if (failure.mayRecover) markIncomplete(failure.until);
    return Promise.resolve({ failed: true, data: null });
  }
  if (!env().BACKEND_URL) return loadCached(asked, key, name);
  const loading = inFlight.get(name) ?? loadCached(asked, key, name).finally(() => inFlight.delete(name));
  inFlight.set(name, loading);
  return loading as Promise<Loaded<Kept>>;
}

async function loadCached<Schema extends ZodMiniType, Kept>(
  { path, schema, tags, headers = {}, missing, keep }: Call<Schema, Kept>,
  key: string[],
  name: string,
): Promise<Loaded<Kept>> {
  const cached = unstable_cache(async () => keep(await call(path, schema, headers)), key, {
    tags: [...tags, 'media'],
    revalidate: seconds,
  });
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
