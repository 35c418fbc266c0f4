import { and, eq, isNull, lt, lte } from 'drizzle-orm';
import type { LibSQLDatabase } from 'drizzle-orm/libsql';
import type { SQLiteTableWithColumns } from 'drizzle-orm/sqlite-core';
import type { Payload } from 'payload';
import type { Mail } from './letter';
import { outlast } from './outlast';
import { mailTransport, sender } from './transport';

const mostTries = 12;
const minute = 60_000;
const keptDays = 30;

/** After the first failure a minute, then twice as long each time, at most two hours. */
export const waitAfter = (tries: number): number => Math.min(2 ** (tries - 1), 120) * minute;

// On the process, not in the module: the framework may load this file once for its start and once for its routes.
const shelf = globalThis as { [key: symbol]: (() => Promise<void>) | undefined };
const worker = Symbol.for('school.mail-worker');

/**
 * Writes a mail into the queue; it is sent as soon as the worker gets to it, after `seconds` at the earliest, and tried again for
 * hours where that fails.
 */
export async function queueMail(cms: Payload, mail: Mail, seconds = 0): Promise<void> {
  const dueAt = new Date(Date.now() + seconds * 1000).toISOString();
  await cms.create({ collection: 'mails', data: { ...mail, tries: 0, dueAt } });
  const round = shelf[worker]?.();
  if (round) outlast(round);
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

/** Takes a mail for this process, or not: of several instances one gets the row. The next try is set before this one is made. */
async function claim(cms: Payload, id: string, tries: number): Promise<boolean> {
  const { drizzle, mails } = rows(cms);
  const now = Date.now();
  const taken = await drizzle
    .update(mails)
    .set({ tries: tries + 1, dueAt: new Date(now + waitAfter(tries + 1)).toISOString() })
    .where(
      and(
        eq(mails.id, id),
        eq(mails.tries, tries),
        isNull(mails.sentAt),
        lt(mails.tries, mostTries),
        lte(mails.dueAt, new Date(now).toISOString()),
      ),
    )
    .returning({ id: mails.id });
  return taken.length === 1;
}

async function note(cms: Payload, id: string, outcome: object): Promise<void> {
  const { drizzle, mails } = rows(cms);
  await drizzle.update(mails).set(outcome).where(eq(mails.id, id));
}

// Sent, though the database has not taken it down yet: it must not go out again for that.
const unnoted = new Set<string>();

async function noteSent(cms: Payload, id: string): Promise<void> {
  unnoted.add(id);
  // What was said is the mailbox's business now: letters do not stay here.
  await note(cms, id, { sentAt: new Date().toISOString(), text: '', html: '', failure: null });
  unnoted.delete(id);
}

async function send(cms: Payload, { id, ...mail }: Mail & { id: string }): Promise<void> {
  try {
    await (await mailTransport()).sendMail({ from: sender(), ...mail });
  } catch (error) {
    const failure = error instanceof Error ? error.message : String(error);
    console.error(`Mail ${id} could not be sent: ${failure}`);
    return note(cms, id, { failure: failure.slice(0, 500) });
  }
  await noteSent(cms, id);
}

/** Sends what is due, one after the other. Gives how many were tried. */
export async function sendDueMails(cms: Payload): Promise<number> {
  for (const id of unnoted) await noteSent(cms, id);
  const { docs } = await cms.find({
    collection: 'mails',
    where: {
      and: [
        { sentAt: { exists: false } },
        { tries: { less_than: mostTries } },
        { dueAt: { less_than_equal: new Date().toISOString() } },
      ],
    },
    sort: 'dueAt',
    limit: 100,
    depth: 0,
    pagination: false,
  });
  let tried = 0;
  for (const { id, to, subject, text, html, tries } of docs) {
    if (!(await claim(cms, id, tries))) continue;
    await send(cms, { id, to, subject, text, html });
    tried += 1;
  }
  return tried;
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
  if (shelf[worker]) return;
  let running: Promise<void> | undefined;
  let again = false;
  const rounds = async () => {
    do {
      again = false;
      await open()
        .then(sendDueMails)
        .catch((error) => console.error('The mail queue could not be worked through.', error));
    } while (again);
    running = undefined;
  };
  const round = () => {
    again = true;
    running ??= rounds();
    return running;
  };
  shelf[worker] = round;
  if (!byTheClock) return;
  setInterval(round, minute).unref();
  round();
  open()
    .then(forgetOldMails)
    .catch((error) => console.error('Old mails could not be removed.', error));
}
