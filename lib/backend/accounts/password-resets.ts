import { createHash, createHmac, randomBytes, randomInt, randomUUID, timingSafeEqual } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { consumeRateLimit, refundRateLimit } from '@/lib/backend/rate-limits';
import { executeSql } from '@/lib/backend/sql';
import { openCms } from '@/lib/cms/open';
import type { Learner } from '@/lib/cms/payload-types';
import { env } from '@/lib/env';
import { AppError, badRequest } from '@/lib/errors';
import { logError } from '@/lib/log-error';
import { sendResetCode } from '@/lib/mail/reset-code';
import { findSchoolPhone } from '@/lib/mail/school-contact';
import { waitUntil } from '@/lib/mail/wait-until';
import { refusal } from '@/lib/text/refusal';
import { findLearner, findLearnerById, normalizeEmail } from './learners';

const codeMinutes = 10;
const linkMinutes = 30;
// A code has 10,000 values, so guesses are limited per token, per account until its password is reset, and for the whole site.
const maxTries = 5;
const maxCodeFailures = 20;
const siteKey = 'site';

const newToken = () => randomBytes(32).toString('base64url');
const digest = (text: string) => createHash('sha256').update(text).digest('hex');
const now = () => new Date().toISOString();
const minutesFromNow = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

/** Keyed, and bound to token and account: an unkeyed hash of four digits could be reversed. */
const codeHash = (token: string, account: string, code: string) =>
  createHmac('sha256', env().SESSION_SECRET).update(`reset:${token}:${account}:${code}`).digest('hex');

/** Returns the token for the mailed code. Behaves the same for unknown emails, but sends nothing. Throws AppError 429. */
export async function startReset(typedEmail: string): Promise<string> {
  const email = normalizeEmail(typedEmail);
  await consumeRateLimit('resend', email).catch(throwTooSoon);
  await consumeRateLimit('mailbox', email);
  await deleteExpired();
  const learner = await findLearner(email);
  const token = newToken();
  const link = newToken();
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
      linkHash: digest(link),
      tries: 0,
      expiresAt: minutesFromNow(codeMinutes),
    },
  });
  // For everybody, and the mail is not awaited: the time would reveal who is registered.
  const schoolPhone = await findSchoolPhone(cms);
  if (learner) {
    const isCodeAccepted = (learner.codeFailures ?? 0) < maxCodeFailures;
    const mail = {
      name: learner.name,
      email,
      language: learner.language,
      schoolPhone,
      code: isCodeAccepted ? { digits: code, minutes: codeMinutes } : undefined,
      link: { token: link, minutes: linkMinutes },
    };
    waitUntil(sendResetCode(mail).catch((error: unknown) => logError('A reset code could not be mailed.', error)));
  }
  return token;
}

const throwTooSoon = (error: unknown): never => {
  throw error instanceof AppError ? error.withRefusal(refusal('accounts', 'codeTooSoon')) : error;
};

const throwCodesPaused = (error: unknown): never => {
  throw error instanceof AppError ? error.withRefusal(refusal('accounts', 'codesPaused')) : error;
};

type Reset = { id: string; learner: string | null; codeHash: string };

export type ProvenReset = { reset: string; learner: Learner };

/** Counts failures before comparing, so that concurrent guesses cannot exceed a limit. Throws AppError 400 or 429. */
export async function verifyCode(token: string, code: string): Promise<ProvenReset> {
  await consumeRateLimit('codes', siteKey).catch(throwCodesPaused);
  const reset = await claimTry(token);
  const isCounted = reset ? await claimCodeFailure(reset.learner) : false;
  const submittedHash = codeHash(token, reset?.learner ?? '', code);
  const isRight = reset !== undefined && timingSafeEqual(Buffer.from(submittedHash), Buffer.from(reset.codeHash));
  const learner = isRight && isCounted && reset.learner ? await findLearnerById(reset.learner) : null;
  if (!reset || learner) await refundRateLimit('codes', siteKey);
  if (!reset || !learner) throw badRequest(refusal('accounts', 'codeWrong'), 'code');
  await uncountCodeFailure(learner.id);
  return { reset: reset.id, learner };
}

async function claimTry(token: string): Promise<Reset | undefined> {
  const [reset] = await executeSql<Reset>(sql`
    UPDATE password_resets SET tries = tries + 1
    WHERE token_hash = ${digest(token)} AND tries < ${maxTries} AND used_at IS NULL
      AND expires_at > ${now()}
    RETURNING id, learner, code_hash AS "codeHash"`);
  return reset;
}

/** Executes the same statement without a learner, so that the time is the same. */
async function claimCodeFailure(learner: string | null): Promise<boolean> {
  const claimed = await executeSql(sql`
    UPDATE learners SET code_failures = COALESCE(code_failures, 0) + 1
    WHERE id = ${learner ?? randomUUID()} AND COALESCE(code_failures, 0) < ${maxCodeFailures}
    RETURNING id`);
  return claimed.length > 0;
}

async function uncountCodeFailure(learner: string): Promise<void> {
  await executeSql(sql`UPDATE learners SET code_failures = code_failures - 1 WHERE id = ${learner} RETURNING id`);
}

/** Does not consume the reset, because mail scanners open links. Throws AppError 400. */
export async function verifyLink(token: string): Promise<ProvenReset> {
  const [reset] = await executeSql<Omit<Reset, 'codeHash'>>(sql`
    SELECT id, learner FROM password_resets
    WHERE link_hash = ${digest(token)} AND used_at IS NULL AND created_at > ${minutesFromNow(-linkMinutes)}`);
  const learner = reset?.learner ? await findLearnerById(reset.learner) : null;
  if (!reset || !learner) throw badRequest(refusal('accounts', 'linkInvalid'), 'token');
  return { reset: reset.id, learner };
}

/** Voids the code and the link. Throws AppError 400 if they were used. */
export async function consumeReset(reset: string): Promise<void> {
  const used = await executeSql(sql`
    UPDATE password_resets SET used_at = ${now()}
    WHERE id = ${reset} AND used_at IS NULL RETURNING id`);
  if (used.length === 0) throw badRequest(refusal('accounts', 'codeWrong'), 'code');
}

export async function voidResets(learner: string): Promise<void> {
  await executeSql(sql`
    UPDATE password_resets SET used_at = ${now()}
    WHERE learner = ${learner} AND used_at IS NULL RETURNING id`);
}

async function deleteExpired(): Promise<void> {
  await executeSql(sql`DELETE FROM password_resets WHERE created_at < ${minutesFromNow(-linkMinutes)} RETURNING id`);
}
