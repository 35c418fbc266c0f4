import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Payload, Where } from 'payload';
import { databaseOf } from '@/lib/cms/tables';
import { writeTogether } from '@/lib/cms/write-together';
import { logError } from '@/lib/log-error';
import type { Mail } from '@/lib/mail/compose-mail';
import { insertMail, sendQueuedMails } from '@/lib/mail/queue';
import { reservationEndsSoon } from '@/lib/mail/templates/reservations';
import { processWide } from '@/lib/process-wide';
import { settleCancelledClasses } from './cancelled-classes';
import { reportShortages } from './class-shortage';
import { transferCollections } from './decisions';
import { reminderMs } from './hold-hours';
import { findClass } from './mailed-seat';
import type { SeatRow } from './move-seat';
import { composeSeatMail, expireHolds, findSeatRows, settleClass } from './waiting-list';
import { idOf } from './warnings';

const minuteMs = 60_000;

async function remind(cms: Payload, { collection, id }: SeatRow, mail: Mail): Promise<void> {
  const table = databaseOf(cms, collection).tables[collection];
  const now = new Date().toISOString();
  const isDue = and(eq(table.id, id), eq(table.state, 'Reserved'), gt(table.heldUntil, now), isNull(table.remindedAt));
  const isReminded = await writeTogether(cms, (drizzle) => [
    drizzle.update(table).set({ remindedAt: now }).where(isDue).returning({ id: table.id }),
    insertMail(cms, drizzle, mail),
  ]);
  if (isReminded) await sendQueuedMails();
}

async function remindBeforeExpiry(cms: Payload): Promise<void> {
  const soon: Where = {
    and: [
      { state: { equals: 'Reserved' } },
      { heldUntil: { less_than: new Date(Date.now() + reminderMs).toISOString() } },
      { heldUntil: { greater_than: new Date().toISOString() } },
      { remindedAt: { exists: false } },
    ],
  };
  for (const row of await findSeatRows(cms, soon, ['heldUntil'])) {
    const chosen = await findClass(cms, idOf(row.class) ?? '');
    if (chosen) await remind(cms, row, await composeSeatMail(cms, row, chosen, reservationEndsSoon));
  }
}

async function listAwaitedClasses(cms: Payload): Promise<string[]> {
  const found = await Promise.all(
    transferCollections.map((collection) =>
      cms.findDistinct({ collection, field: 'class', where: { state: { equals: 'Waiting' } } }),
    ),
  );
  return found.flatMap(({ values }) => values.flatMap((value) => idOf(value.class) ?? []));
}

/** Cancelled classes, expiry, offers, reminders and warnings of all classes. */
export async function runSeatJobs(cms: Payload): Promise<void> {
  await settleCancelledClasses(cms);
  await expireHolds(cms, {});
  for (const id of await listAwaitedClasses(cms)) await settleClass(cms, id);
  await remindBeforeExpiry(cms);
  await reportShortages(cms);
}

/** Every minute; once per process, which it does not keep alive. */
export function startSeatJobs(cms: Payload): void {
  const job = processWide('seat-jobs', () => ({ isStarted: false, isRunning: false }));
  if (job.isStarted) return;
  job.isStarted = true;
  const run = async () => {
    if (job.isRunning) return;
    job.isRunning = true;
    await runSeatJobs(cms).catch((error: unknown) => logError('The seats of classes could not be settled.', error));
    job.isRunning = false;
  };
  setInterval(run, minuteMs).unref();
  void run();
}
