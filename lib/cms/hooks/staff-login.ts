import { pbkdf2 } from 'node:crypto';
import { promisify } from 'node:util';
import {
  APIError,
  AuthenticationError,
  type CollectionAfterErrorHook,
  type CollectionBeforeOperationHook,
  LockedAuth,
  type PayloadRequest,
} from 'payload';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { clientAddress } from '@/lib/client-address';

const minute = 60;
const limiters = {
  login: new RateLimiterMemory({ points: 60, duration: 10 * minute }),
  forgotPassword: new RateLimiterMemory({ points: 10, duration: 60 * minute }),
};
type Limited = keyof typeof limiters;

const tooMany = {
  en: 'Too many tries. Please wait a little and try again.',
  my: 'အကြိမ်များစွာ စမ်းပြီးပါပြီ။ ခဏစောင့်ပြီးမှ ထပ်စမ်းပါ။',
  fr: 'Trop d’essais. Patientez un peu, puis réessayez.',
};

/**
 * Before staff log in or ask for a new password: an address has a number of tries, counted before anything is hashed, and an
 * unknown or locked account takes as long as any other.
 */
export const guardStaffLogin: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (req.payloadAPI !== 'REST' || (operation !== 'login' && operation !== 'forgotPassword')) return;
  await count(operation, req);
  if (operation === 'login') await hashForNobody(req, (args as { data?: Record<string, unknown> }).data ?? {});
};

async function count(operation: Limited, req: PayloadRequest): Promise<void> {
  try {
    await limiters[operation].consume(clientAddress(req.headers));
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    req.responseHeaders = new Headers({ 'Retry-After': String(Math.max(1, Math.ceil(error.msBeforeNext / 1000))) });
    throw new APIError(tooMany[req.i18n.language as keyof typeof tooMany] ?? tooMany.en, 429);
  }
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

/** A locked account is answered like a wrong password: otherwise five tries would tell who works here. */
export const hideLock: CollectionAfterErrorHook = ({ error, req }) => {
  if (!(error instanceof LockedAuth)) return;
  const { message, status } = new AuthenticationError(req.t);
  return { response: { errors: [{ message }] }, status };
};
