import { and, eq } from 'drizzle-orm';
import type { Payload } from 'payload';
import { type EntryDraft, writeWithEntry } from '@/lib/cms/audit/record-entry';
import { reportContentChange } from '@/lib/cms/hooks/refresh-site';
import { isUniqueViolation } from '@/lib/cms/query-errors';
import { databaseOf } from '@/lib/cms/tables';
import { writeTogether } from '@/lib/cms/write-together';
import type { Mail } from '@/lib/mail/compose-mail';
import { insertMail, sendQueuedMails } from '@/lib/mail/queue';
import { classSwitched, seatSkipped } from '@/lib/mail/templates/reservations';
import { findFreeSeat } from './class-seats';
import type { TransferCollection } from './decisions';
import { findClass, lineOfClass } from './mailed-seat';
import { type MoveResult, moveSeat, type SeatRow } from './move-seat';
import { isUnpaid } from './seat-states';
import { composeSeatMail, settleClass } from './waiting-list';
import { idOf } from './warnings';

type Staff = { id: string; name: string };
export type StaffMove = { collection: TransferCollection; id: string; by: Staff };

export type MoveRefusal =
  | 'unknown'
  | 'reasonMissing'
  | 'changedMeanwhile'
  | 'classFull'
  | 'classClosed'
  | 'otherCourse';

export class MoveRefusedError extends Error {
  constructor(readonly code: MoveRefusal) {
    super(code);
    this.name = 'MoveRefusedError';
  }
}

async function findRow(cms: Payload, { collection, id }: StaffMove): Promise<SeatRow> {
  const row = await cms.findByID({ collection, id, depth: 0, disableErrors: true });
  if (!row) throw new MoveRefusedError('unknown');
  return { ...row, collection } as SeatRow;
}

const entryOf = (row: SeatRow, { by }: StaffMove, changes: EntryDraft['changes']): EntryDraft => ({
  action: 'update',
  actor: by.id,
  actorName: by.name,
  subject: row.collection,
  record: row.id,
  title: row.reference,
  changes,
});

/** Removes somebody from the waiting list, or frees an unpaid seat. The person is told why. */
export async function skipRequest(cms: Payload, move: StaffMove, typedReason: string | undefined): Promise<void> {
  const reason = typedReason?.trim();
  if (!reason) throw new MoveRefusedError('reasonMissing');
  const row = await findRow(cms, move);
  const entry = entryOf(row, move, [{ path: 'state', before: row.state, after: 'Cancelled' }]);
  const id = idOf(row.class) ?? '';
  const chosen = await findClass(cms, id);
  const mail = chosen ? await composeSeatMail(cms, row, chosen, (seat) => seatSkipped(seat, reason)) : undefined;
  const isSkipped = await writeWithEntry(
    cms,
    entry,
    async (req) => (await moveSeat(cms, row, 'skip', { reason }, { mail, req })) === 'moved',
  );
  if (!isSkipped) throw new MoveRefusedError('changedMeanwhile');
  await settleClass(cms, id);
}

async function writeClass(
  cms: Payload,
  row: SeatRow,
  target: string,
  { seat, mail, move }: { seat: number; mail: Mail; move: StaffMove },
): Promise<MoveResult> {
  const before = idOf(row.class) ?? null;
  const table = databaseOf(cms, row.collection).tables[row.collection];
  const entry = entryOf(row, move, [{ path: 'class', before, after: target }]);
  try {
    const isWritten = await writeWithEntry(cms, entry, (req) =>
      writeTogether(
        cms,
        (drizzle) => [
          drizzle
            .update(table)
            // Learners who have paid are notified again if the new class is cancelled too.
            .set({
              class: target,
              seat,
              updatedAt: new Date().toISOString(),
              ...(row.state !== 'Reserved' && { remindedAt: null }),
            })
            .where(and(eq(table.id, row.id), eq(table.state, row.state), eq(table.updatedAt, row.updatedAt)))
            .returning({ id: table.id }),
          insertMail(cms, drizzle, mail),
        ],
        req,
      ),
    );
    return isWritten ? 'moved' : 'changed';
  } catch (error) {
    if (isUniqueViolation(error)) return 'seatTaken';
    throw error;
  }
}

const canSwitch = ({ state }: SeatRow) => state === 'Pending' || state === 'Accepted' || state === 'Reserved';

/** Moves seat and payment to another class of the course, in one statement: the seat before is free again. */
export async function switchClass(cms: Payload, move: StaffMove, target: string): Promise<void> {
  const [row, chosen] = [await findRow(cms, move), await findClass(cms, target)];
  const before = idOf(row.class);
  if (!chosen || chosen.deletedAt || idOf(chosen.course) !== idOf(row.course))
    throw new MoveRefusedError('otherCourse');
  if (before === target) return;
  if (chosen.state === 'cancelled' || chosen.state === 'finished') throw new MoveRefusedError('classClosed');
  if (!canSwitch(row)) throw new MoveRefusedError('changedMeanwhile');
  const left = before ? await findClass(cms, before) : null;
  const mail = await composeSeatMail(cms, { ...row, class: target }, chosen, (seat) =>
    classSwitched(seat, {
      lineBefore: () => (left ? lineOfClass(left) : row.courseName),
      isUnpaid: isUnpaid(row.state),
    }),
  );
  for (;;) {
    await settleClass(cms, target);
    const seat = await findFreeSeat(cms, target);
    if (seat === undefined) throw new MoveRefusedError('classFull');
    const result = await writeClass(cms, row, target, { seat, mail, move });
    if (result === 'changed') throw new MoveRefusedError('changedMeanwhile');
    if (result === 'moved') break;
  }
  await reportContentChange(cms, 'classes');
  await sendQueuedMails();
  if (before) await settleClass(cms, before);
}
