import type { Context } from 'hono';
import type { Backend } from '@/lib/backend/backend';
import { limiter, type Policy } from '@/lib/cms/limiter';
import type { Operation } from '@/lib/contract/operation';
import { tryLater } from '@/lib/errors';
import { forms } from '@/lib/text/en/forms';
import { refusal } from '@/lib/text/refusal';

/** How many requests one address may make, where nothing else is said: generous to a school behind one router, tight for a program. */
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
  /** Reset codes, and apart from them confirmations, counted by the e-mail they go to. */
  mailbox: { points: 3, minutes: 60 },
  /** Reset codes again, counted by e-mail. */
  resend: { points: 1, minutes: 1 },
  /** Wrong reset codes over the whole site: 10,000 values stand against many accounts tried at once. */
  codes: { points: 100, minutes: 60 },
  /** Open forms and questions after a status, counted by e-mail, phone or reference. */
  sender: { points: 10, minutes: 60 },
  /** Visits to one post, counted by post and address: many phones share one. */
  visits: { points: 100, minutes: 24 * 60 },
} satisfies Record<string, Policy>;

export type PolicyName = keyof typeof policies;

const limiters = Object.fromEntries(
  Object.entries(policies).map(([name, policy]) => [name, limiter(name, policy)]),
) as Record<PolicyName, ReturnType<typeof limiter>>;

/** Counts one use, and says whether the policy allows it. */
export const allows = async (name: PolicyName, key: string): Promise<boolean> => (await limiters[name].use(key)) === 0;

/** Counts one use. Throws 429 with Retry-After when `key` has used up what the policy allows. */
export async function spend(name: PolicyName, key: string, points = 1): Promise<void> {
  const seconds = await limiters[name].use(key, points);
  if (seconds === 0) return;
  throw tryLater(429, refusal(forms, 'busy'), seconds);
}

/** Counts one use of an operation by what names its sender: an email, a phone number or a reference. Throws 429 with Retry-After. */
export async function spendForSender({ senderLimit }: Pick<Operation, 'senderLimit'>, key: string): Promise<void> {
  for (const name of senderLimit?.rateLimits ?? []) await spend(name, key);
}

/** Takes back one use that turned out not to count. */
export const refund = (name: PolicyName, key: string): Promise<void> => limiters[name].refund(key);

/** Forgets what was counted: for tests, which cannot wait for an hour to pass. */
export const forgive = (name: PolicyName, key: string): Promise<void> => limiters[name].forget(key);

/** Counts one use of an operation by client IP, where it has such a limit. Throws 429 with Retry-After. */
export async function consumeClientLimit(c: Context<Backend>, { rateLimit }: Operation): Promise<void> {
  if (rateLimit) await spend(rateLimit, c.get('address'));
}
