import { and, eq, isNotNull, isNull, lt } from 'drizzle-orm';
import type { PayloadRequest } from 'payload';
import { tooManyError } from '@/lib/cms/people/too-many';
import { createRateLimiter } from '@/lib/cms/rate-limiter';
import { transactionOf } from '@/lib/cms/tables';
import { toLatinDigits } from '@/lib/format/digits';
import { clientNetwork } from '@/lib/http/client-ip';
import { consumeRecoveryCode, deleteRecoveryCodes } from './recovery-codes';
import { createSecret, decryptSecret, encryptSecret, matchStep } from './totp';

type SecondFactor = { id: string; secret: string; confirmedAt?: string | null };

const openTable = async (req: PayloadRequest) => {
  const { drizzle, tables } = await transactionOf(req, 'second-factors');
  return { drizzle, table: tables['second-factors'] };
};

const findFactor = (req: PayloadRequest, staff: string) =>
  req.payload.db.findOne<SecondFactor>({ collection: 'second-factors', where: { staff: { equals: staff } }, req });

/** When the second factor was turned on, or null. */
export const secondFactorSince = async (req: PayloadRequest, staff: string): Promise<string | null> =>
  (await findFactor(req, staff))?.confirmedAt ?? null;

/** Returns a new secret. Null if a second factor is on already. */
export async function startSecondFactor(req: PayloadRequest, staff: string): Promise<string | null> {
  const { drizzle, table } = await openTable(req);
  await drizzle.delete(table).where(and(eq(table.staff, staff), isNull(table.confirmedAt)));
  if (await findFactor(req, staff)) return null;
  const secret = createSecret();
  const data = { staff, secret: encryptSecret(secret, staff), lastStep: 0 };
  await req.payload.db.create({ collection: 'second-factors', data, req });
  return secret;
}

export async function findStep(req: PayloadRequest, staff: string, code: string): Promise<number | null> {
  const factor = await findFactor(req, staff);
  const secret = factor && decryptSecret(factor.secret, staff);
  return secret ? matchStep(secret, code) : null;
}

/** Returns false if it was confirmed already. */
export async function confirmSecondFactor(req: PayloadRequest, staff: string, step: number): Promise<boolean> {
  const { drizzle, table } = await openTable(req);
  const confirmed = await drizzle
    .update(table)
    .set({ confirmedAt: new Date().toISOString(), lastStep: step })
    .where(and(eq(table.staff, staff), isNull(table.confirmedAt)))
    .returning({ id: table.id });
  return confirmed.length === 1;
}

/** Returns whether there was one. */
export async function removeSecondFactor(req: PayloadRequest, staff: string): Promise<boolean> {
  const { drizzle, table } = await openTable(req);
  await deleteRecoveryCodes(req, staff);
  const removed = await drizzle
    .delete(table)
    .where(eq(table.staff, staff))
    .returning({ confirmedAt: table.confirmedAt });
  return removed.some(({ confirmedAt }) => confirmedAt);
}

/** A code counts once: of two simultaneous uses one succeeds. */
async function consumeTotp(req: PayloadRequest, staff: string, code: string): Promise<boolean> {
  const step = await findStep(req, staff, code);
  if (step === null) return false;
  const { drizzle, table } = await openTable(req);
  const claimed = await drizzle
    .update(table)
    .set({ lastStep: step })
    .where(and(eq(table.staff, staff), isNotNull(table.confirmedAt), lt(table.lastStep, step)))
    .returning({ id: table.id });
  return claimed.length === 1;
}

const limits = {
  account: createRateLimiter('staff code', { points: 5, minutes: 10 }),
  /** Limits slow guessing: 3 of 1,000,000 codes are valid at a time. */
  day: createRateLimiter('staff codes of a day', { points: 30, minutes: 24 * 60 }),
  client: createRateLimiter('staff code client', { points: 20, minutes: 10 }),
};

/** Counts before comparing, so that concurrent guesses count as well. Throws 429. */
export async function limitCodes(req: PayloadRequest, staff: string): Promise<void> {
  const open = async () => req.payload;
  for (const [limiter, key] of [
    [limits.client, clientNetwork(req.headers)],
    [limits.account, staff],
    [limits.day, staff],
  ] as const) {
    const seconds = await limiter.consume(open, key);
    if (seconds > 0) throw tooManyError(req, 429, seconds);
  }
}

export async function resetCodeLimit(req: PayloadRequest, staff: string): Promise<void> {
  const open = async () => req.payload;
  await Promise.all([
    limits.account.reset(open, staff),
    limits.day.refund(open, staff),
    limits.client.refund(open, clientNetwork(req.headers)),
  ]);
}

export const normaliseCode = (typed: string): string => toLatinDigits(typed).replace(/[\s-]/g, '');

export const isTotpCode = (typed: string): boolean => /^\d{6}$/.test(normaliseCode(typed));

/** Consumes a code of the authenticator app or a recovery code. Throws 429. */
export async function consumeCode(
  req: PayloadRequest,
  staff: string,
  typed: string,
): Promise<'totp' | 'recovery' | null> {
  await limitCodes(req, staff);
  const code = normaliseCode(typed);
  const kind = isTotpCode(code) ? 'totp' : 'recovery';
  const consume = kind === 'totp' ? consumeTotp : consumeRecoveryCode;
  if (!(await consume(req, staff, code))) return null;
  await resetCodeLimit(req, staff);
  return kind;
}
