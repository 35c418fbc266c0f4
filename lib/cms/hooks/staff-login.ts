import { pbkdf2 } from 'node:crypto';
import { promisify } from 'node:util';
import {
  AuthenticationError,
  type CollectionAfterErrorHook,
  type CollectionAfterOperationHook,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
} from 'payload';
import { isLockedAccount, isRefusal } from '@/lib/cms/errors';
import { tooManyError } from '@/lib/cms/people/too-many';
import { createRateLimiter } from '@/lib/cms/rate-limiter';
import { clientNetwork } from '@/lib/http/client-ip';
import { createConcurrencyLimit } from '@/lib/http/concurrency-limit';

const limiters = {
  login: createRateLimiter('staff login', { points: 60, minutes: 10 }),
  forgotPassword: createRateLimiter('staff password', { points: 10, minutes: 60 }),
};
type LimitedOperation = keyof typeof limiters;

// Hashes block threads of the pool that files and pictures need too.
const hashing = createConcurrencyLimit({ maxConcurrent: 2, maxQueued: 20 });
const releases = new WeakMap<PayloadRequest, () => void>();

/** Limits logins and password resets per client IP before anything is hashed, and hides by timing whether an account exists. */
export const guardStaffLogin: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (req.payloadAPI !== 'REST' || (operation !== 'login' && operation !== 'forgotPassword')) return;
  await consumeLimit(operation, req);
  if (operation !== 'login') return;
  await acquireHashingSlot(req);
  await hashForUnknown(req, (args as { data?: Record<string, unknown> }).data ?? {});
};

async function consumeLimit(operation: LimitedOperation, req: PayloadRequest): Promise<void> {
  const seconds = await limiters[operation].consume(async () => req.payload, clientNetwork(req.headers));
  if (seconds > 0) throw tooManyError(req, 429, seconds);
}

async function acquireHashingSlot(req: PayloadRequest): Promise<void> {
  const release = await hashing.acquire().catch(() => {
    throw tooManyError(req, 503, 5);
  });
  releases.set(req, release);
}

function releaseHashingSlot(req: PayloadRequest): void {
  releases.get(req)?.();
  releases.delete(req);
}

const derive = promisify(pbkdf2);

/** Payload computes no hash for unknown or locked accounts: the response time would reveal them. */
async function hashForUnknown(req: PayloadRequest, { email, password }: Record<string, unknown>): Promise<void> {
  if (typeof email !== 'string' || typeof password !== 'string') return;
  const member = await req.payload.db.findOne<{ id: string; lockUntil?: string | null }>({
    collection: 'staff',
    req,
    where: { email: { equals: email.toLowerCase().trim() } },
  });
  const isLocked = Date.parse(member?.lockUntil ?? '') > Date.now();
  // Payload's own number of iterations.
  if (!member || isLocked) await derive(password, 'unknown', 600_000, 32, 'sha256');
}

export const endStaffLogin: CollectionAfterOperationHook = ({ req }) => releaseHashingSlot(req);

/** Tells the login form to ask for a code. Responds to a locked account as to a wrong password: otherwise five tries would reveal who has one. */
export const endFailedLogin: CollectionAfterErrorHook = ({ error, req }) => {
  releaseHashingSlot(req);
  if (req.context.asksForCode && isRefusal(error)) {
    return { response: { errors: [{ message: error.message }], asksForCode: true }, status: error.status };
  }
  if (!isLockedAccount(error, req)) return;
  const { message, status } = new AuthenticationError(req.t);
  return { response: { errors: [{ message }] }, status };
};
