import { and, eq, gt, inArray, lte } from 'drizzle-orm';
import type { Payload, PayloadRequest } from 'payload';
import { reportContentChange } from '@/lib/cms/hooks/refresh-site';
import type { Enrolment, PaymentRequest } from '@/lib/cms/payload-types';
import { isUniqueViolation } from '@/lib/cms/query-errors';
import { databaseOf } from '@/lib/cms/tables';
import { writeTogether } from '@/lib/cms/write-together';
import type { Mail } from '@/lib/mail/compose-mail';
import { insertMail, sendQueuedMails } from '@/lib/mail/queue';
import type { TransferCollection } from './decisions';
import { initialReminder } from './hold-hours';
import { type SeatMoveName, seatMoves } from './seat-states';

export type SeatRow = (Enrolment | PaymentRequest) & { collection: TransferCollection };

type Values = { seat?: number; heldUntil?: string; [field: string]: unknown };

/** `seatTaken`: a concurrent request took the same number. */
export type MoveResult = 'moved' | 'changed' | 'seatTaken';

/** One conditional update and its mail: of concurrent moves of a request one wins, and of two that take the same seat. */
export async function moveSeat(
  cms: Payload,
  { collection, id }: Pick<SeatRow, 'collection' | 'id'>,
  name: SeatMoveName,
  { seat, heldUntil, ...values }: Values = {},
  { mail, req }: { mail?: Mail; req?: PayloadRequest } = {},
): Promise<MoveResult> {
  const move = seatMoves[name];
  const table = databaseOf(cms, collection).tables[collection];
  const now = new Date().toISOString();
  const only = 'only' in move ? move.only : undefined;
  try {
    const isMoved = await writeTogether(
      cms,
      (drizzle) => [
        drizzle
          .update(table)
          .set({
            ...values,
            state: move.to,
            ...(move.seat !== 'keep' && { seat: move.seat === 'take' ? seat : null }),
            heldUntil: heldUntil ?? null,
            remindedAt: heldUntil ? initialReminder(heldUntil) : null,
            updatedAt: now,
          })
          .where(
            and(
              eq(table.id, id),
              inArray(table.state, [...move.from]),
              only === 'held' ? gt(table.heldUntil, now) : undefined,
              only === 'overdue' ? lte(table.heldUntil, now) : undefined,
            ),
          )
          .returning({ id: table.id }),
        ...(mail ? [insertMail(cms, drizzle, mail)] : []),
      ],
      req,
    );
    if (!isMoved) return 'changed';
  } catch (error) {
    if (isUniqueViolation(error)) return 'seatTaken';
    throw error;
  }
  await reportContentChange(cms, 'classes', req);
  if (mail) await sendQueuedMails(req);
  return 'moved';
}
