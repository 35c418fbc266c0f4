import { AsyncResource } from 'node:async_hooks';
import type { Payload } from 'payload';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { capabilities } from '@/lib/backend-choice';
import { env } from '@/lib/env';

export type RateLimit = { points: number; minutes: number };
type Store = RateLimiterMemory | RateLimiterPostgres;
/** A parameter, because the hooks that `openCms` loads have rate limits themselves. */
type OpenCms = () => Promise<Pick<Payload, 'db'>>;

const tableName = 'rate_limits';

const poolOf = ({ db }: Pick<Payload, 'db'>) => (db as unknown as { pool: unknown }).pool;

/** Creates the table. Two processes that did so at the same time would both fail. */
export async function createRateLimitTable(cms: Pick<Payload, 'db'>): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const options = {
      storeClient: poolOf(cms),
      storeType: 'pool',
      tableName,
      points: 1,
      duration: 1,
      clearExpiredByTimeout: false,
    };
    new RateLimiterPostgres(options, (error) => (error ? reject(error) : resolve()));
  });
}

async function openStore(name: string, { points, minutes }: RateLimit, openCms: OpenCms): Promise<Store> {
  const options = { keyPrefix: name, points, duration: minutes * 60 };
  if (!env().DATABASE_URL || !capabilities.hasCms) return new RateLimiterMemory(options);
  // All instances count in the database that they share.
  const storeClient = poolOf(await openCms());
  const insuranceLimiter = new RateLimiterMemory(options);
  return new RateLimiterPostgres({
    ...options,
    storeClient,
    // The pool is a subclass, which the library does not recognise.
    storeType: 'pool',
    tableName,
    tableCreated: true,
    insuranceLimiter,
  });
}

/** The timer of a key keeps the async context it is created in: within a request, the whole request until the key expires. */
const outsideRequests = new AsyncResource('rate-limiter');

/** Counts requests by key. Limiters of the same name share their counts. */
export function createRateLimiter(name: string, rateLimit: RateLimit) {
  let opening: Promise<Store> | undefined;
  const store = (openCms: OpenCms) => {
    opening ??= openStore(name, rateLimit, openCms).catch((error) => {
      // The next request tries again.
      opening = undefined;
      throw error;
    });
    return opening;
  };
  return {
    /** Returns 0 if a point was left, otherwise the seconds until there is one. */
    async consume(openCms: OpenCms, key: string, points = 1): Promise<number> {
      try {
        const counts = await store(openCms);
        await outsideRequests.runInAsyncScope(() => counts.consume(key, points));
        return 0;
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error;
        return Math.max(1, Math.ceil(error.msBeforeNext / 1000));
      }
    },
    async refund(openCms: OpenCms, key: string): Promise<void> {
      const counts = await store(openCms);
      await outsideRequests.runInAsyncScope(() => counts.reward(key));
    },
    async reset(openCms: OpenCms, key: string): Promise<void> {
      await (await store(openCms)).delete(key);
    },
  };
}

export type RateLimiter = ReturnType<typeof createRateLimiter>;
