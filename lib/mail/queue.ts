import { and, eq, isNull, lt, lte } from 'drizzle-orm';
import type { LibSQLDatabase } from 'drizzle-orm/libsql';
import type { SQLiteTableWithColumns } from 'drizzle-orm/sqlite-core';
import type { Payload, PayloadRequest } from 'payload';
import { logError } from '@/lib/log-error';
import { processWide } from '@/lib/process-wide';
import type { Mail } from './letter';
import { outlast } from './outlast';
import { sendMail, UnconfirmedDeliveryError } from './transport';

const maxTries = 12;
const minute = 60_000;
const keptDays = 30;
/** Letters under way at once: one slow delivery does not hold up the others. */
const maxUnderWay = 4;
/**
 * How long a letter belongs to the process that sends it, which renews this while it does. Must exceed the time between two renewals
 * by far; after a crash the letter waits for so long.
 */
const leaseMs = 5 * minute;
const renewalMs = minute;

/** After the first failure a minute, then twice as long each time, at most two hours. */
export const waitAfter = (tries: number): number => Math.min(2 ** (tries - 1), 120) * minute;

const worker = processWide<{ sendDueMails?: () => Promise<void> }>('mail-worker', () => ({}));

/**
 * Writes a mail into the queue; it is sent as soon as the worker gets to it, after `seconds` at the earliest, and tried again for
 * hours where that fails. With the request that it tells of, it is undone with that request's transaction.
 */
export async function queueMail(cms: Payload, mail: Mail, seconds = 0, req?: PayloadRequest): Promise<void> {
  const dueAt = new Date(Date.now() + seconds * 1000).toISOString();
  await cms.create({ collection: 'mails', data: { ...mail, tries: 0, dueAt }, req });
  const sending = worker.sendDueMails?.();
  if (sending) outlast(sending);
}

/** The table, for the statements that must look and write in one: the same words suit both databases. */
function rows(cms: Payload) {
  const { drizzle, tables } = cms.db as unknown as {
    drizzle: LibSQLDatabase;
    // biome-ignore lint/suspicious/noExplicitAny: the columns are made by the CMS
    tables: { mails: SQLiteTableWithColumns<any> };
  };
  return { drizzle, mails: tables.mails };
}

const fromNow = (ms: number) => new Date(Date.now() + ms).toISOString();

/** Takes a mail for this process, or not: of several instances one gets the row. */
async function claim(cms: Payload, id: string, tries: number): Promise<boolean> {
  const { drizzle, mails } = rows(cms);
  const taken = await drizzle
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
  return taken.length === 1;
}

async function note(cms: Payload, id: string, outcome: object): Promise<void> {
  const { drizzle, mails } = rows(cms);
  await drizzle.update(mails).set(outcome).where(eq(mails.id, id));
}

/** Keeps a mail for this process until the returned function is called. */
function holdLease(cms: Payload, id: string): () => void {
  const renew = () => {
    note(cms, id, { dueAt: fromNow(leaseMs) }).catch((error) =>
      logError(`The lease of mail ${id} was not renewed.`, error),
    );
  };
  const timer = setInterval(renew, renewalMs).unref();
  return () => clearInterval(timer);
}

// Sent, though the database has not taken it down yet: it must not go out again for that.
const unnoted = new Set<string>();

async function noteSent(cms: Payload, id: string): Promise<void> {
  unnoted.add(id);
  // What was said is the mailbox's business now: letters do not stay here.
  await note(cms, id, { sentAt: new Date().toISOString(), text: '', html: '', failure: null });
  unnoted.delete(id);
}

async function send(cms: Payload, { id, replyTo, ...mail }: Mail & { id: string }, tries: number): Promise<void> {
  const release = holdLease(cms, id);
  try {
    // As an object it is one address: the library does not look for more in it.
    await sendMail({ ...mail, ...(replyTo && { replyTo: { name: '', address: replyTo } }) });
  } catch (error) {
    logError(`Mail ${id} could not be sent.`, error);
    const failure = (error instanceof Error ? error.message : String(error)).slice(0, 500);
    // It may have arrived: sent again, it could come twice.
    if (error instanceof UnconfirmedDeliveryError) return await note(cms, id, { failure, tries: maxTries });
    return await note(cms, id, { failure, dueAt: fromNow(waitAfter(tries)) });
  } finally {
    release();
  }
  await noteSent(cms, id);
}

let underWay = 0;
const waiting: (() => void)[] = [];

async function takeTurn(): Promise<void> {
  if (underWay < maxUnderWay) underWay += 1;
  else await new Promise<void>((resolve) => waiting.push(resolve));
}

function endTurn(): void {
  const next = waiting.shift();
  if (next) next();
  else underWay -= 1;
}

/** Begins to send what is due. Gives a promise for each letter. */
async function dispatchDueMails(cms: Payload): Promise<Promise<void>[]> {
  for (const id of unnoted) await noteSent(cms, id);
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
    await takeTurn();
    const isClaimed = await claim(cms, id, tries).catch((error) => {
      endTurn();
      throw error;
    });
    const mail = { id, to, subject, text, html, replyTo: replyTo ?? undefined };
    if (isClaimed) sends.push(send(cms, mail, tries + 1).finally(endTurn));
    else endTurn();
  }
  return sends;
}

/** Sends what is due. Gives how many were tried. */
export async function sendDueMails(cms: Payload): Promise<number> {
  const sends = await dispatchDueMails(cms);
  await Promise.all(sends);
  return sends.length;
}

/** Removes mails a month after they were written. */
export async function forgetOldMails(cms: Payload): Promise<void> {
  const before = new Date(Date.now() - keptDays * 24 * 60 * minute).toISOString();
  await cms.delete({ collection: 'mails', where: { createdAt: { less_than: before } }, depth: 0 });
}

/**
 * Lets this process send the queue: at once what is new and, where it works `byTheClock`, every minute what failed before. Once per
 * process; keeps no process alive.
 */
export function startMailWorker(open: () => Promise<Payload>, byTheClock = true): void {
  if (worker.sendDueMails) return;
  let dispatching: Promise<Promise<void>[]> | undefined;
  let isDueAgain = false;
  const report = (error: unknown) => logError('The mail queue could not be worked through.', error);
  const dispatch = async () => {
    const sends: Promise<void>[] = [];
    do {
      isDueAgain = false;
      await open()
        .then(dispatchDueMails)
        .then((begun) => sends.push(...begun.map((each) => each.catch(report))))
        .catch(report);
    } while (isDueAgain);
    dispatching = undefined;
    return sends;
  };
  // A new letter does not wait for those under way.
  const sendDueMails = async () => {
    isDueAgain = true;
    dispatching ??= dispatch();
    await Promise.all(await dispatching);
  };
  worker.sendDueMails = sendDueMails;
  if (!byTheClock) return;
  setInterval(sendDueMails, minute).unref();
  sendDueMails();
  open()
    .then(forgetOldMails)
    .catch((error) => logError('Old mails could not be removed.', error));
}
