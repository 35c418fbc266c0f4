import { createHash, createHmac, randomBytes, randomInt, randomUUID, timingSafeEqual } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { refund, spend } from '@/lib/backend/middleware/limited';
import { runStatement } from '@/lib/backend/statement';
import { openCms } from '@/lib/cms/open';
import type { Learner } from '@/lib/cms/payload-types';
import { env } from '@/lib/env';
import { AppError, badRequest } from '@/lib/errors';
import { logError } from '@/lib/log-error';
import { outlast } from '@/lib/mail/outlast';
import { sendResetCode } from '@/lib/mail/reset-code';
import { accounts } from '@/lib/text/en/accounts';
import { refusal } from '@/lib/text/refusal';
import { findLearner, learnerById, normalEmail } from './learners';

const codeMinutes = 10;
const linkMinutes = 30;
// A code has 10,000 values: five tries per token, twenty per account until its password is reset, and `codes` over the whole site.
const maxTries = 5;
const maxCodeFailures = 20;
/** The one key of the site-wide limit. */
const wholeSite = 'site';

const newToken = () => randomBytes(32).toString('base64url');
const digest = (text: string) => createHash('sha256').update(text).digest('hex');
const fromNow = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

/** The code's hash, bound to its token and account: worth nothing beside another one, and not to be guessed without our secret. */
const codeHash = (token: string, account: string, code: string) =>
  createHmac('sha256', env().SESSION_SECRET).update(`reset:${token}:${account}:${code}`).digest('hex');

/**
 * Mails a code and a link to the learner of this email and returns the token that the code belongs to. Where there is no learner,
 * all but the mail is the same.
 */
export async function openReset(address: string): Promise<string> {
  const email = normalEmail(address);
  await spend('resend', email).catch(tooSoon);
  await spend('mailbox', email);
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
      expiresAt: fromNow(codeMinutes),
    },
  });
  // Not waited for: how long a mail takes would tell who is registered.
  if (learner) {
    const isCodeAccepted = (learner.codeFailures ?? 0) < maxCodeFailures;
    const mailed = sendResetCode({
      name: learner.name,
      address: email,
      code: isCodeAccepted ? { digits: code, minutes: codeMinutes } : undefined,
      link: { token: link, minutes: linkMinutes },
    });
    outlast(mailed.catch((error: unknown) => logError('A reset code could not be mailed.', error)));
  }
  return token;
}

const tooSoon = (error: unknown): never => {
  throw error instanceof AppError ? error.as(refusal(accounts, 'codeTooSoon')) : error;
};

const codesPaused = (error: unknown): never => {
  throw error instanceof AppError ? error.as(refusal(accounts, 'codesPaused')) : error;
};

type Reset = { id: string; learner: string | null; codeHash: string };

/** A reset whose owner has shown the code or the link of its mail. */
export type ProvenReset = { reset: string; learner: Learner };

/**
 * The account whose code this is. Every wrong code is counted for its token, its account and the whole site, each before the code is
 * compared, so that guesses sent at once cannot overtake a count.
 * @throws 400 for a wrong or void code, 429 while the site has seen too many wrong ones.
 */
export async function checkCode(token: string, code: string): Promise<ProvenReset> {
  await spend('codes', wholeSite).catch(codesPaused);
  const reset = await claimTry(token);
  const isCounted = reset ? await claimCodeFailure(reset.learner) : false;
  const given = codeHash(token, reset?.learner ?? '', code);
  const isRight = reset !== undefined && timingSafeEqual(Buffer.from(given), Buffer.from(reset.codeHash));
  const learner = isRight && isCounted && reset.learner ? await learnerById(reset.learner) : null;
  // Without a live token nothing was guessed, and a right code is no failure, also where its password is refused.
  if (!reset || learner) await refund('codes', wholeSite);
  if (!reset || !learner) throw badRequest(refusal(accounts, 'codeWrong'), 'code');
  await uncountCodeFailure(learner.id);
  return { reset: reset.id, learner };
}

async function claimTry(token: string): Promise<Reset | undefined> {
  const [reset] = await runStatement<Reset>(sql`
    UPDATE password_resets SET tries = tries + 1
    WHERE token_hash = ${digest(token)} AND tries < ${maxTries} AND used_at IS NULL
      AND expires_at > ${fromNow(0)}
    RETURNING id, learner, code_hash AS "codeHash"`);
  return reset;
}

/** Counts a failure of the account in advance; a new password resets the count. A decoy takes the same statement, for its time. */
async function claimCodeFailure(learner: string | null): Promise<boolean> {
  const claimed = await runStatement(sql`
    UPDATE learners SET code_failures = COALESCE(code_failures, 0) + 1
    WHERE id = ${learner ?? randomUUID()} AND COALESCE(code_failures, 0) < ${maxCodeFailures}
    RETURNING id`);
  return claimed.length > 0;
}

async function uncountCodeFailure(learner: string): Promise<void> {
  await runStatement(sql`UPDATE learners SET code_failures = code_failures - 1 WHERE id = ${learner} RETURNING id`);
}

/**
 * The account whose mail held this link. Nothing is used up: programs open the links of a mail before its reader does.
 * @throws 400 for a link that is unknown, used or too old.
 */
export async function checkLink(token: string): Promise<ProvenReset> {
  const [reset] = await runStatement<Omit<Reset, 'codeHash'>>(sql`
    SELECT id, learner FROM password_resets
    WHERE link_hash = ${digest(token)} AND used_at IS NULL AND created_at > ${fromNow(-linkMinutes)}`);
  const learner = reset?.learner ? await learnerById(reset.learner) : null;
  if (!reset || !learner) throw badRequest(refusal(accounts, 'linkInvalid'), 'token');
  return { reset: reset.id, learner };
}

/** Consumes a reset: its code and its link work once between them. */
export async function consumeReset(reset: string): Promise<void> {
  const used = await runStatement(sql`
    UPDATE password_resets SET used_at = ${fromNow(0)}
    WHERE id = ${reset} AND used_at IS NULL RETURNING id`);
  if (used.length === 0) throw badRequest(refusal(accounts, 'codeWrong'), 'code');
}

/** Voids what else was asked for: the password is a new one. */
export async function closeResetsOf(learner: string): Promise<void> {
  await runStatement(sql`
    UPDATE password_resets SET used_at = ${fromNow(0)}
    WHERE learner = ${learner} AND used_at IS NULL RETURNING id`);
}

async function deleteExpired(): Promise<void> {
  await runStatement(sql`DELETE FROM password_resets WHERE created_at < ${fromNow(-linkMinutes)} RETURNING id`);
}
