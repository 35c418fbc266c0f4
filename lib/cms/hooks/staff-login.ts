import { pbkdf2 } from 'node:crypto';
import { promisify } from 'node:util';
import {
  APIError,
  AuthenticationError,
  type CollectionAfterErrorHook,
  type CollectionAfterOperationHook,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
} from 'payload';
import { clientAddress } from '@/lib/client-address';
import { isLockedAccount } from '@/lib/cms/errors';
import { limiter } from '@/lib/cms/limiter';
import { queue } from '@/lib/in-turn';

const limiters = {
  login: limiter('staff login', { points: 60, minutes: 10 }),
  forgotPassword: limiter('staff password', { points: 10, minutes: 60 }),
};
type Limited = keyof typeof limiters;

const tooMany = {
  en: 'Too many tries. Please wait a little and try again.',
  my: 'အကြိမ်များစွာ စမ်းပြီးပါပြီ။ ခဏစောင့်ပြီးမှ ထပ်စမ်းပါ။',
  fr: 'Trop d’essais. Patientez un peu, puis réessayez.',
};

function refused(req: PayloadRequest, status: number, seconds: number): APIError {
  req.responseHeaders = new Headers({ 'Retry-After': String(seconds) });
  return new APIError(tooMany[req.i18n.language as keyof typeof tooMany] ?? tooMany.en, status);
}

// A hash of the CMS takes a thread of the few that files and pictures need too. At most two at a time leave it the others.
const hashing = queue({ atOnce: 2, behind: { most: 20, full: () => new Error('Too many log in at once.') } });
/** How each login that is under way leaves the queue. */
const leaving = new WeakMap<PayloadRequest, () => void>();

/**
 * Before staff log in or ask for a new password: an address has a number of tries, counted before anything is hashed, and an
 * unknown or locked account takes as long as any other. A login then waits for its turn and keeps it until it is answered.
 */
export const guardStaffLogin: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (req.payloadAPI !== 'REST' || (operation !== 'login' && operation !== 'forgotPassword')) return;
  await count(operation, req);
  if (operation !== 'login') return;
  await waitForTurn(req);
  await hashForNobody(req, (args as { data?: Record<string, unknown> }).data ?? {});
};

async function count(operation: Limited, req: PayloadRequest): Promise<void> {
  const seconds = await limiters[operation].use(clientAddress(req.headers));
  if (seconds > 0) throw refused(req, 429, seconds);
}

async function waitForTurn(req: PayloadRequest): Promise<void> {
  const leave = await hashing.enter().catch(() => {
    throw refused(req, 503, 5);
  });
  leaving.set(req, leave);
}

function leaveQueue(req: PayloadRequest): void {
  leaving.get(req)?.();
  leaving.delete(req);
}

const derive = promisify(pbkdf2);

/** The CMS makes no hash for who is unknown or locked; the time it takes would tell. */
async function hashForNobody(req: PayloadRequest, { email, password }: Record<string, unknown>): Promise<void> {
  if (typeof email !== 'string' || typeof password !== 'string') return;
  const member = await req.payload.db.findOne<{ id: string; lockUntil?: string | null }>({
    collection: 'staff',
    req,
    where: { email: { equals: email.toLowerCase().trim() } },
  });
  const locked = Date.parse(member?.lockUntil ?? '') > Date.now();
  // As many rounds as the CMS itself makes.
  if (!member || locked) await derive(password, 'nobody', 600_000, 32, 'sha256');
}

/** A login that succeeded makes room for the next. */
export const endStaffLogin: CollectionAfterOperationHook = ({ req }) => leaveQueue(req);

/** A login that failed makes room for the next. A locked account is answered like a wrong password: otherwise five tries would tell who works here. */
export const endFailedLogin: CollectionAfterErrorHook = ({ error, req }) => {
  leaveQueue(req);
  if (!isLockedAccount(error, req)) return;
  const { message, status } = new AuthenticationError(req.t);
  return { response: { errors: [{ message }] }, status };
};
