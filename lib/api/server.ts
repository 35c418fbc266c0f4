import 'server-only';
import { unstable_cache } from 'next/cache';
import { cache } from 'react';
import type { output, ZodMiniType } from 'zod/mini';
import { ownBackend } from '@/lib/backend/own';
import { env } from '@/lib/env';
import { doubtPages } from '@/lib/kept-pages/shelf';
import { logError } from '@/lib/log-error';
import { filesOnHost } from './backend-files';

/** What a page gets: data as the contract has it, or the news that it cannot be had just now. */
export type Loaded<Data> = { failed: false; data: Data } | { failed: true; data: null };

const seconds = 60;
const patience = 8000;

/** One answer of the contract from wherever the school's data is. Throws when it fails or is malformed. */
async function call<Schema extends ZodMiniType>(
  path: string,
  schema: Schema,
  headers: Record<string, string>,
): Promise<output<Schema>> {
  const { BACKEND_URL, LEVEL_TEST_TOKEN } = env();
  const answer = BACKEND_URL
    ? await fetch(`${BACKEND_URL}/api${path}`, {
        headers: {
          accept: 'application/json',
          ...(LEVEL_TEST_TOKEN && path.startsWith('/levelstests/')
            ? { authorization: `Bearer ${LEVEL_TEST_TOKEN}` }
            : {}),
          ...headers,
        },
        cache: 'no-store',
        signal: AbortSignal.timeout(patience),
      })
    : await (await ownBackend()).request(`/api${path}`, { headers });
  if (!answer.ok) throw new CallFailed(path, answer.status);
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

/** What the page being rendered has asked for: its title, its frame and its parts often need the same answer. */
const askedByThisPage = cache(() => new Map<string, Promise<Loaded<unknown>>>());

/**
 * Loads through the framework's tagged data cache (60 s; a save refreshes at once), once a page. A failure is logged and
 * reported, never thrown: the page goes on without this part.
 */
export function load<Schema extends ZodMiniType, Kept>(asked: Call<Schema, Kept>): Promise<Loaded<Kept>> {
  const { BACKEND_URL, DATABASE_URL, DATA_DIR } = env();
  const key = [
    BACKEND_URL ?? DATABASE_URL ?? DATA_DIR,
    asked.path,
    asked.use ?? '',
    JSON.stringify(asked.headers ?? {}),
  ];
  const others = askedByThisPage();
  const name = key.join('\n');
  const loading = others.get(name) ?? loadCached(asked, key);
  others.set(name, loading);
  return loading as Promise<Loaded<Kept>>;
}

async function loadCached<Schema extends ZodMiniType, Kept>(
  { path, schema, tags, headers = {}, missing, keep }: Call<Schema, Kept>,
  key: string[],
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
    if (!isRefusal(error)) doubtPages();
    return { failed: true, data: null };
  }
}
