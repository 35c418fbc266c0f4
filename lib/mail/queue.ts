import { createHash, randomUUID } from 'node:crypto';
import { and, eq, isNull, lt, lte } from 'drizzle-orm';
import type { LibSQLDatabase } from 'drizzle-orm/libsql';
import type { SQLiteTableWithColumns } from 'drizzle-orm/sqlite-core';
import type { Payload, PayloadRequest } from 'payload';
import { createConcurrencyLimit } from '@/lib/http/concurrency-limit';
import { isLoggedOutage, logError } from '@/lib/log-error';
import { processWide } from '@/lib/process-wide';
import type { Mail } from './compose-mail';
import { sendMail, UnconfirmedDeliveryError } from './transport';
import { waitUntil } from './wait-until';

const maxTries = 12;
const minuteMs = 60_000;
const retentionDays = 30;
/** A slow delivery must not hold up the others. */
const maxConcurrent = 4;
/** A sending process renews its lease. After a crash the mail waits until the lease expires. */
const leaseMs = 5 * minuteMs;
const leaseRenewalMs = minuteMs;

export const retryDelayMs = (tries: number): number => Math.min(2 ** (tries - 1), 120) * minuteMs;

const worker = processWide<{ sendDueMails?: () => Promise<void> }>('mail-worker', () => ({}));

type Drizzle = LibSQLDatabase;
// biome-ignore lint/suspicious/noExplicitAny: Payload generates the columns
type Table = SQLiteTableWithColumns<any>;
type Session = { db: Drizzle; committed: Promise<unknown> };

/** For conditional updates, on both databases. */
export function openTable(cms: Payload) {
  const { drizzle, tables } = cms.db as unknown as { drizzle: Drizzle; tables: { mails: Table } };
  return { drizzle, mails: tables.mails };
}

async function transactionOf({ payload: cms, transactionID }: PayloadRequest): Promise<Session | undefined> {
  const { sessions } = cms.db as unknown as { sessions?: Record<string, Session> };
  return sessions?.[String(await transactionID)];
}

/** Under one key, which tells what it is about, a mail is queued once. */
type MailOptions = { id?: string; key?: string[]; delaySeconds?: number };

/** Version 8 (RFC 9562): Payload finds no others. */
function toUuid(parts: string[]): string {
  const hex = createHash('sha256').update(JSON.stringify(parts)).digest('hex');
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-a$4-$5');
}

/** A statement for `writeTogether`. After the commit call `sendQueuedMails`. */
export function insertMail(cms: Payload, drizzle: Drizzle, mail: Mail, options: MailOptions = {}) {
  const { key, delaySeconds = 0, id = key ? toUuid(key) : randomUUID() } = options;
  const { to, subject, text, html, replyTo = null } = mail;
  const now = fromNow(0);
  const times = { dueAt: fromNow(delaySeconds * 1000), createdAt: now, updatedAt: now };
  const row = { id, to, subject, text, html, replyTo, tries: 0, ...times };
  return drizzle.insert(openTable(cms).mails).values(row).onConflictDoNothing();
}

/** After the commit of the request's transaction, if there is one. */
export async function sendQueuedMails(req?: PayloadRequest): Promise<void> {
  const transaction = req && (await transactionOf(req));
  const send = async () => worker.sendDueMails?.();
  // After a rollback there is nothing to send.
  if (transaction) waitUntil(transaction.committed.then(send, () => {}));
  else if (worker.sendDueMails) waitUntil(send());
}

/** In the transaction of `req`, if given. Sending is retried for hours. */
export async function queueMail(
  cms: Payload,
  mail: Mail,
  { req, ...options }: MailOptions & { req?: PayloadRequest } = {},
): Promise<void> {
  const transaction = req && (await transactionOf(req));
  await insertMail(cms, transaction?.db ?? openTable(cms).drizzle, mail, options);
  await sendQueuedMails(req);
}

/** Whether a mail with this key was queued in the last 30 days. */
export async function isQueued(cms: Payload, key: string[]): Promise<boolean> {
  const { drizzle, mails } = openTable(cms);
  const found = await drizzle
    .select({ id: mails.id })
    .from(mails)
    .where(eq(mails.id, toUuid(key)));
  return found.length > 0;
}

const fromNow = (ms: number) => new Date(Date.now() + ms).toISOString();

/** Of several instances only one gets the lease. */
async function claimMail(cms: Payload, id: string, tries: number): Promise<boolean> {
  const { drizzle, mails } = openTable(cms);
  const claimed = await drizzle
    .update(mails)
    .set({ tries: tries + 1, dueAt: fromNow(leaseMs) })
    .where(
      and(
        eq(mails.id, id),
        eq(mails.tries, tries),
        isNull(mails.sentAt),
        lt(mails.tries, maxTries),
        lte(mails.dueAt, fromNow(0)),
      ),
    )
    .returning({ id: mails.id });
  return claimed.length === 1;
}

async function updateMail(cms: Payload, id: string, values: object): Promise<void> {
  const { drizzle, mails } = openTable(cms);
  await drizzle.update(mails).set(values).where(eq(mails.id, id));
}

function holdLease(cms: Payload, id: string): () => void {
  const renew = () => {
    updateMail(cms, id, { dueAt: fromNow(leaseMs) }).catch((error) =>
      logError(`The lease of mail ${id} was not renewed.`, error),
    );
  };
  const timer = setInterval(renew, leaseRenewalMs).unref();
  return () => clearInterval(timer);
}

/** Sent but not recorded yet: they must not be sent again. */
const unrecordedIds = new Set<string>();

async function recordSent(cms: Payload, id: string): Promise<void> {
  unrecordedIds.add(id);
  await updateMail(cms, id, { sentAt: new Date().toISOString(), text: '', html: '', failure: null });
  unrecordedIds.delete(id);
}

async function deliverMail(
  cms: Payload,
  { id, replyTo, ...mail }: Mail & { id: string },
  tries: number,
): Promise<void> {
  const release = holdLease(cms, id);
  try {
    // nodemailer would parse a string for several emails.
    await sendMail({ ...mail, ...(replyTo && { replyTo: { name: '', address: replyTo } }) });
  } catch (error) {
    logError(`Mail ${id} could not be sent.`, error);
    const failure = (error instanceof Error ? error.message : String(error)).slice(0, 500);
    // It may have arrived: a retry could deliver it twice.
    if (error instanceof UnconfirmedDeliveryError) return await updateMail(cms, id, { failure, tries: maxTries });
    return await updateMail(cms, id, { failure, dueAt: fromNow(retryDelayMs(tries)) });
  } finally {
    release();
  }
  await recordSent(cms, id);
}

const report = (error: unknown) => {
  if (!isLoggedOutage(error)) logError('The mail queue could not be worked through.', error);
};

const deliveries = createConcurrencyLimit({ maxConcurrent });

async function dispatchDueMails(cms: Payload): Promise<Promise<void>[]> {
  for (const id of unrecordedIds) await recordSent(cms, id);
  const { docs } = await cms.find({
    collection: 'mails',
    where: {
      and: [
        { sentAt: { exists: false } },
        { tries: { less_than: maxTries } },
        { dueAt: { less_than_equal: new Date().toISOString() } },
      ],
    },
    sort: 'dueAt',
    limit: 100,
    depth: 0,
    pagination: false,
  });
  const sends: Promise<void>[] = [];
  for (const { id, to, subject, text, html, replyTo, tries } of docs) {
    const releaseSlot = await deliveries.acquire();
    const isClaimed = await claimMail(cms, id, tries).catch((error) => {
      releaseSlot();
      throw error;
    });
    const mail = { id, to, subject, text, html, replyTo: replyTo ?? undefined };
    // Reported here: if the next claim fails, nobody waits for this one.
    if (isClaimed)
      sends.push(
        deliverMail(cms, mail, tries + 1)
          .catch(report)
          .finally(releaseSlot),
      );
    else releaseSlot();
  }
  return sends;
}

export async function sendDueMails(cms: Payload): Promise<number> {
  const sends = await dispatchDueMails(cms);
  await Promise.all(sends);
  return sends.length;
}

export async function deleteOldMails(cms: Payload): Promise<void> {
  const before = new Date(Date.now() - retentionDays * 24 * 60 * minuteMs).toISOString();
  await cms.delete({ collection: 'mails', where: { createdAt: { less_than: before } }, depth: 0 });
}

/** Once per process; does not keep it alive. `hasTimer` retries every minute. */
export function startMailWorker(open: () => Promise<Payload>, hasTimer = true): void {
  if (worker.sendDueMails) return;
  const dispatch = async () => {
    try {
      return await dispatchDueMails(await open());
    } catch (error) {
      report(error);
      return [];
    }
  };
  let last: Promise<unknown> = Promise.resolve();
  let next: Promise<Promise<void>[]> | undefined;
  // The dispatch in progress may have read the queue before this call: wait for the one after it, and no longer.
  const sendDueMails = async () => {
    next ??= last.then(() => {
      next = undefined;
      return dispatch();
    });
    last = next;
    await Promise.all(await next);
  };
  worker.sendDueMails = sendDueMails;
  if (!hasTimer) return;
  setInterval(sendDueMails, minuteMs).unref();
  sendDueMails();
}
