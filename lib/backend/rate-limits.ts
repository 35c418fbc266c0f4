import type { Context } from 'hono';
import { openCms } from '@/lib/cms/open';
import { createRateLimiter, type RateLimit, type RateLimiter } from '@/lib/cms/rate-limiter';
import type { Operation } from '@/lib/contract/operation';
import { tryLater } from '@/lib/errors';
import { ownLoads } from '@/lib/http/client-ip';
import { refusal } from '@/lib/text/refusal';
import type { Backend } from './backend';

/** By client IP unless noted. A whole school may share one IP. */
const rateLimits = {
  reading: { points: 1200, minutes: 1 },
  forms: { points: 30, minutes: 10 },
  /** A class of thirty takes the test at once; each learner may send answers twice and a phone number. */
  tests: { points: 150, minutes: 10 },
  orders: { points: 20, minutes: 10 },
  uploads: { points: 20, minutes: 10 },
  status: { points: 20, minutes: 10 },
  login: { points: 30, minutes: 10 },
  register: { points: 20, minutes: 60 },
  resets: { points: 20, minutes: 60 },
  /** Reset codes, and apart from them confirmations, by recipient. */
  mailbox: { points: 3, minutes: 60 },
  resend: { points: 1, minutes: 1 },
  /** Wrong reset codes of the whole site: a code has 10,000 values, and many accounts may be tried at once. */
  codes: { points: 100, minutes: 60 },
  /** Public forms and status requests, by email, phone or reference. */
  sender: { points: 10, minutes: 60 },
  /** Visits to one post, by post and client IP: many phones share one. */
  visits: { points: 100, minutes: 24 * 60 },
  violations: { points: 30, minutes: 10 },
  allViolations: { points: 5000, minutes: 24 * 60 },
  beacons: { points: 300, minutes: 10 },
  allBeacons: { points: 50_000, minutes: 24 * 60 },
} satisfies Record<string, RateLimit>;

export type RateLimitName = keyof typeof rateLimits;

const limiters = Object.fromEntries(
  Object.entries(rateLimits).map(([name, rateLimit]) => [name, createRateLimiter(name, rateLimit)]),
) as Record<RateLimitName, RateLimiter>;

const consume = (name: RateLimitName, key: string, points?: number): Promise<number> =>
  limiters[name].consume(openCms, key, points);

export const isWithinRateLimit = async (name: RateLimitName, key: string): Promise<boolean> =>
  (await consume(name, key)) === 0;

/** @throws AppError 429 */
export async function consumeRateLimit(name: RateLimitName, key: string, points?: number): Promise<void> {
  const retryAfterSeconds = await consume(name, key, points);
  if (retryAfterSeconds > 0) throw tryLater(429, refusal('forms', 'busy'), retryAfterSeconds);
}

/** `key` is an email, a phone number or a reference. Throws AppError 429. */
export async function consumeSenderLimit({ senderLimit }: Pick<Operation, 'senderLimit'>, key: string): Promise<void> {
  for (const name of senderLimit?.rateLimits ?? []) await consumeRateLimit(name, key);
}

/** Operations without a limit share that of reading, except for the loads of the site's own pages. Throws AppError 429. */
export async function consumeClientLimit(c: Context<Backend>, { rateLimit }: Operation): Promise<void> {
  const client = c.get('clientNetwork');
  if (rateLimit || client !== ownLoads) await consumeRateLimit(rateLimit ?? 'reading', client);
}

export const refundRateLimit = (name: RateLimitName, key: string): Promise<void> => limiters[name].refund(openCms, key);

export const resetRateLimit = (name: RateLimitName, key: string): Promise<void> => limiters[name].reset(openCms, key);
