import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { spend } from '@/lib/backend/middleware/limited';
import { runStatement } from '@/lib/backend/statement';
import { openCms } from '@/lib/cms/open';
import type { Learner } from '@/lib/cms/payload-types';
import { env } from '@/lib/env';
import { AppError, badRequest } from '@/lib/errors';
import { logError } from '@/lib/log-error';
import { outlast } from '@/lib/mail/outlast';
import { sendResetCode } from '@/lib/mail/reset-code';
import { accounts } from '@/lib/text/en/accounts';
import { findLearner, learnerById, normalEmail } from './learners';

const minutes = 10;
// A code has 10,000 values: five tries and its token is void, fifty a day and the account waits, whoever asks.
const triesPerToken = 5;
const triesPerDay = 50;

const digest = (text: string) => createHash('sha256').update(text).digest('hex');
const ago = (milliseconds: number) => new Date(Date.now() - milliseconds).toISOString();
const day = 24 * 60 * 60_000;

/** The code's hash, bound to its token and account: worth nothing beside another one, and not to be guessed without our secret. */
const codeHash = (token: string, account: string, code: string) =>
  createHmac('sha256', env().SESSION_SECRET).update(`reset:${token}:${account}:${code}`).digest('hex');

/** Mails a code to the learner of this address and gives the token it belongs to. Where there is no learner, all but the mail is the same. */
export async function openReset(address: string): Promise<string> {
  const email = normalEmail(address);
  await spend('resend', email).catch(soon);
  await spend('mailbox', email);
  await sweep();
  const learner = await findLearner(email);
  const token = randomBytes(32).toString('base64url');
  const code = String(randomInt(10_000)).padStart(4, '0');
  const cms = await openCms();
  await cms.create({
    collection: 'password-resets',
    overrideAccess: true,
    data: {
      email,
      learner: learner?.id ?? null,
      tokenHash: digest(token),
      codeHash: codeHash(token, learner?.id ?? '', code),
      tries: 0,
      expiresAt: new Date(Date.now() + minutes * 60_000).toISOString(),
    },
  });
  // Not waited for: how long a mail takes would tell who is registered.
  if (learner) {
    const mailed = sendResetCode({ name: learner.name, address: email, code, minutes });
    outlast(mailed.catch((error: unknown) => logError('A reset code could not be mailed.', error)));
  }
  return token;
}

const soon = (error: unknown): never => {
  throw error instanceof AppError ? new AppError(error.status, accounts.codeTooSoon, error.headers) : error;
};

type Reset = { id: string; learner: string | null; codeHash: string };

/** The account whose code this is. Every call costs a try, counted before the code is looked at. */
export async function checkCode(token: string, code: string): Promise<{ reset: string; learner: Learner }> {
  const [reset] = await runStatement<Reset>(sql`
    UPDATE password_resets SET tries = tries + 1
    WHERE token_hash = ${digest(token)} AND tries < ${triesPerToken} AND used_at IS NULL
      AND expires_at > ${new Date().toISOString()}
      AND (SELECT COALESCE(SUM(own.tries), 0) FROM password_resets own
           WHERE own.email = password_resets.email AND own.created_at > ${ago(day)}) < ${triesPerDay}
    RETURNING id, learner, code_hash AS "codeHash"`);
  const given = codeHash(token, reset?.learner ?? '', code);
  const right = reset !== undefined && timingSafeEqual(Buffer.from(given), Buffer.from(reset.codeHash));
  const learner = right && reset.learner ? await learnerById(reset.learner) : null;
  if (!learner || !reset) throw badRequest(accounts.codeWrong);
  return { reset: reset.id, learner };
}

/** A code is good once. */
export async function useUp(reset: string): Promise<void> {
  const used = await runStatement(sql`
    UPDATE password_resets SET used_at = ${new Date().toISOString()}
    WHERE id = ${reset} AND used_at IS NULL RETURNING id`);
  if (used.length === 0) throw new AppError(400, accounts.codeWrong);
}

/** Voids what else was asked for: the password is a new one. */
export async function closeResetsOf(learner: string): Promise<void> {
  await runStatement(sql`
    UPDATE password_resets SET used_at = ${new Date().toISOString()}
    WHERE learner = ${learner} AND used_at IS NULL RETURNING id`);
}

// Kept for a day, because the tries of a day are counted.
async function sweep(): Promise<void> {
  await runStatement(sql`DELETE FROM password_resets WHERE created_at < ${ago(day)} RETURNING id`);
}
