import { createMiddleware } from 'hono/factory';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Backend } from '@/lib/backend/backend';
import { env } from '@/lib/env';
import { AppError } from '@/lib/errors';

type Policy = { points: number; minutes: number };

/** How many requests one address may make: generous to a school behind one router, tight for a program. */
const policies = {
  reading: { points: 1200, minutes: 1 },
  forms: { points: 30, minutes: 10 },
  /** A class of thirty takes the test behind one address: each sends answers and perhaps a phone, and some send twice. */
  tests: { points: 150, minutes: 10 },
  orders: { points: 20, minutes: 10 },
  uploads: { points: 20, minutes: 10 },
  status: { points: 20, minutes: 10 },
  login: { points: 30, minutes: 10 },
  register: { points: 20, minutes: 60 },
  resets: { points: 20, minutes: 60 },
  /** Reset codes, counted by e-mail. */
  mailbox: { points: 3, minutes: 60 },
  resend: { points: 1, minutes: 1 },
  /** Counted by e-mail or phone on open forms. */
  sender: { points: 10, minutes: 60 },
} satisfies Record<string, Policy>;

export type PolicyName = keyof typeof policies;
type Limiter = RateLimiterMemory | RateLimiterPostgres;

const limiters = new Map<PolicyName, Promise<Limiter>>();

async function open(name: PolicyName): Promise<Limiter> {
  const { points, minutes } = policies[name];
  const options = { keyPrefix: name, points, duration: minutes * 60 };
  if (!env().DATABASE_URL) return new RateLimiterMemory(options);
  // Several instances count together, in the database they share.
  const { openCms } = await import('@/lib/cms/open');
  const { pool } = (await openCms()).db as unknown as { pool: unknown };
  return new Promise((resolve, reject) => {
    const limiter = new RateLimiterPostgres(
      { ...options, storeClient: pool, tableName: 'rate_limits', insuranceLimiter: new RateLimiterMemory(options) },
      (error) => (error ? reject(error) : resolve(limiter)),
    );
  });
}

/** Counts one use. Throws 429 with Retry-After when `key` has used up what the policy allows. */
export async function spend(name: PolicyName, key: string, points = 1): Promise<void> {
  const limiter = limiters.get(name) ?? open(name);
  limiters.set(name, limiter);
  try {
    await (await limiter).consume(key, points);
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    const seconds = Math.max(1, Math.ceil(error.msBeforeNext / 1000));
    throw new AppError(429, 'Too many tries. Please wait a little and try again.', { 'Retry-After': String(seconds) });
  }
}

/** Forgets what was counted, for example after a login that succeeded. */
export async function forgive(name: PolicyName, key: string): Promise<void> {
  await (await limiters.get(name))?.delete(key);
}

/** Limits a route by the address of its caller. */
export const limited = (name: PolicyName) =>
  createMiddleware<Backend>(async (c, next) => {
    await spend(name, c.get('address'));
    await next();
  });
