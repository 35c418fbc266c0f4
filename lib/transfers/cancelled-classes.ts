import { and, eq, exists, inArray, isNotNull, isNull, ne } from 'drizzle-orm';
import type { Payload, Where } from 'payload';
import { allLabels, withLabels } from '@/lib/cms/classes/class-label';
import type { Class } from '@/lib/cms/payload-types';
import { databaseOf } from '@/lib/cms/tables';
import { writeTogether } from '@/lib/cms/write-together';
import type { Mail } from '@/lib/mail/compose-mail';
import { insertMail, sendQueuedMails } from '@/lib/mail/queue';
import { classCancelled, paidClassCancelled } from '@/lib/mail/templates/reservations';
import { transferCollections } from './decisions';
import { moveSeat, type SeatRow } from './move-seat';
import { isUnpaid } from './seat-states';
import { composeSeatMail, findSeatRows } from './waiting-list';

/** Classes that were over when they were cancelled need no mail. */
async function listCancelledClasses(cms: Payload): Promise<Class[]> {
  const isAhead: Where = {
    or: [{ endsAt: { exists: false } }, { endsAt: { greater_than: new Date().toISOString() } }],
  };
  const { docs } = await cms.find({
    collection: 'classes',
    where: { and: [{ state: { equals: 'cancelled' } }, isAhead] },
    depth: 0,
    pagination: false,
    ...allLabels,
  });
  return docs.map(withLabels);
}

async function giveNotice(cms: Payload, { collection, id, state }: SeatRow, mail: Mail): Promise<void> {
  const table = databaseOf(cms, collection).tables[collection];
  const isDue = and(eq(table.id, id), eq(table.state, state), isNull(table.remindedAt));
  const isGiven = await writeTogether(cms, (drizzle) => [
    drizzle.update(table).set({ remindedAt: new Date().toISOString() }).where(isDue).returning({ id: table.id }),
    insertMail(cms, drizzle, mail),
  ]);
  if (isGiven) await sendQueuedMails();
}

/** Learners who have paid are notified again if staff reopen a cancelled class and cancel it again. */
async function resetNotices(cms: Payload): Promise<void> {
  const { drizzle, tables } = databaseOf(cms, 'classes', ...transferCollections);
  const { classes } = tables;
  for (const collection of transferCollections) {
    const table = tables[collection];
    const isHeld = drizzle
      .select({ id: classes.id })
      .from(classes)
      .where(and(eq(classes.id, table.class), ne(classes.state, 'cancelled')));
    await drizzle
      .update(table)
      .set({ remindedAt: null })
      .where(and(inArray(table.state, ['Pending', 'Accepted']), isNotNull(table.remindedAt), exists(isHeld)));
  }
}

/** Unpaid requests are cancelled; staff move or refund paid ones. */
async function notifyOfCancellation(cms: Payload, row: SeatRow, chosen: Class): Promise<void> {
  const mail = await composeSeatMail(cms, row, chosen, isUnpaid(row.state) ? classCancelled : paidClassCancelled);
  if (isUnpaid(row.state)) await moveSeat(cms, row, 'cancelWithClass', {}, { mail });
  else await giveNotice(cms, row, mail);
}

/** Notifies everybody in a cancelled class, each once. */
export async function settleCancelledClasses(cms: Payload): Promise<void> {
  await resetNotices(cms);
  for (const chosen of await listCancelledClasses(cms)) {
    const concerned: Where = {
      and: [
        { class: { equals: chosen.id } },
        {
          or: [
            { state: { in: ['Waiting', 'Offered', 'Reserved'] } },
            { and: [{ state: { in: ['Pending', 'Accepted'] } }, { remindedAt: { exists: false } }] },
          ],
        },
      ],
    };
    for (const row of await findSeatRows(cms, concerned, ['createdAt', 'id']))
      await notifyOfCancellation(cms, row, chosen);
  }
}
