import { and, eq, isNull } from 'drizzle-orm';
import type { Payload, Where } from 'payload';
import type { Class } from '@/lib/cms/payload-types';
import { databaseOf } from '@/lib/cms/tables';
import { classCancelled, paidClassCancelled } from '@/lib/mail/templates/reservations';
import { moveSeat, type SeatRow } from './move-seat';
import { isUnpaid } from './seat-states';
import { findSeatRows, mailSeat } from './waiting-list';

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
  });
  return docs;
}

async function claimNotice(cms: Payload, { collection, id, state }: SeatRow): Promise<boolean> {
  const { drizzle, tables } = databaseOf(cms, collection);
  const table = tables[collection];
  const claimed = await drizzle
    .update(table)
    .set({ remindedAt: new Date().toISOString() })
    .where(and(eq(table.id, id), eq(table.state, state), isNull(table.remindedAt)))
    .returning({ id: table.id });
  return claimed.length === 1;
}

/** Who has not paid loses the request; a payment stays for staff to move or to return. */
async function tellOfCancellation(cms: Payload, row: SeatRow, chosen: Class): Promise<void> {
  if (isUnpaid(row.state)) {
    const result = await moveSeat(cms, row, 'cancelWithClass');
    if (result === 'moved') await mailSeat(cms, row, chosen, classCancelled);
  } else if (await claimNotice(cms, row)) await mailSeat(cms, row, chosen, paidClassCancelled);
}

/** Tells everybody in a cancelled class, each once. */
export async function settleCancelledClasses(cms: Payload): Promise<void> {
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
      await tellOfCancellation(cms, row, chosen);
  }
}
