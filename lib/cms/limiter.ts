import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { capabilities } from '@/lib/backend-choice';
import { env } from '@/lib/env';

export type Policy = { points: number; minutes: number };
type Counter = RateLimiterMemory | RateLimiterPostgres;

const tableName = 'rate_limits';

/** Creates the table of the limits. Two processes that did so at the same moment would both fail. */
export async function createLimitTable(): Promise<void> {
  const { openCms } = await import('@/lib/cms/open');
  const { pool } = (await openCms()).db as unknown as { pool: unknown };
  await new Promise<void>((resolve, reject) => {
    const options = {
      storeClient: pool,
      storeType: 'pool',
      tableName,
      points: 1,
      duration: 1,
      clearExpiredByTimeout: false,
    };
    new RateLimiterPostgres(options, (error) => (error ? reject(error) : resolve()));
  });
}

async function open(name: string, { points, minutes }: Policy): Promise<Counter> {
  const options = { keyPrefix: name, points, duration: minutes * 60 };
  // With an existing backend this process has no database.
  if (!env().DATABASE_URL || !capabilities().hasCms) return new RateLimiterMemory(options);
  // Several instances count together, in the database they share.
  const { openCms } = await import('@/lib/cms/open');
  const { pool } = (await openCms()).db as unknown as { pool: unknown };
  const insuranceLimiter = new RateLimiterMemory(options);
  return new RateLimiterPostgres({
    ...options,
    storeClient: pool,
    // The pool is a subclass, which the library does not recognise.
    storeType: 'pool',
    tableName,
    tableCreated: true,
    insuranceLimiter,
  });
}

/** Counts uses by a key; opened at the first use. Limiters of one name count together. */
export function limiter(name: string, policy: Policy) {
  let opened: Promise<Counter> | undefined;
  const counter = () => {
    opened ??= open(name, policy).catch((error) => {
      // A database that failed now may answer the next visitor.
      opened = undefined;
      throw error;
    });
    return opened;
  };
  return {
    /** Counts a use. Gives 0 when the policy allows it, otherwise the whole seconds until it will again. */
    async use(key: string, points = 1): Promise<number> {
      try {
        await (await counter()).consume(key, points);
        return 0;
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error;
        return Math.max(1, Math.ceil(error.msBeforeNext / 1000));
      }
    },
    /** Takes back one use that turned out not to count. */
    async refund(key: string): Promise<void> {
      await (await counter()).reward(key);
    },
    /** Forgets what was counted. */
    async forget(key: string): Promise<void> {
      await (await counter()).delete(key);
    },
  };
}
