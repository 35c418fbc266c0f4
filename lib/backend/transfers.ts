import { createHash } from 'node:crypto';
import type { Payload } from 'payload';
import { isValidationError } from '@/lib/cms/errors';
import { reportContentChange } from '@/lib/cms/hooks/refresh-site';
import { openCms } from '@/lib/cms/open';
import type { Class, Course } from '@/lib/cms/payload-types';
import type { Operation } from '@/lib/contract/operation';
import { AppError, badRequest } from '@/lib/errors';
import { applyDiscount } from '@/lib/format/price';
import { refusal } from '@/lib/text/refusal';
import { indexInBackground } from '@/lib/transfers/duplicates';
import { findClass } from '@/lib/transfers/mailed-seat';
import { newReference } from '@/lib/transfers/new-reference';
import { deleteReceipt, digestOf, reencodeReceipt, storeReceipt } from '@/lib/transfers/receipts';
import { findUnclaimedSeat } from '@/lib/transfers/waiting-list';
import { idOf } from '@/lib/transfers/warnings';
import { hasOnlyFullClasses } from './classes';
import { findDuplicate, findOwnReference, identityOf, type TransferIdentity } from './duplicate-transfers';
import { isUuid } from './published-rows';
import { consumeSenderLimit } from './rate-limits';
import { type Reservation, readReservation, wasLost } from './reservation-payments';

type Transfer = TransferIdentity & {
  operation: Operation;
  course: Course;
  class?: Class;
  /** Of a live course; private lessons need no seat in a class. */
  needsSeat?: boolean;
  reservation?: Reservation;
  screenshot: File;
  screenshotField: string;
  amount?: string;
  transactionNumber?: string;
};

type Stored = { id: string; reference: string };
type StoredTransfer = Stored & { isDuplicate: boolean; cms: Payload } & Pick<
    TransferData,
    'price' | 'statedAmount' | 'transactionNumber'
  >;

export type TransferData = {
  course: string;
  courseName: string;
  class?: string;
  seat?: number;
  price: number;
  receipt: string;
  receiptDigest: string;
  statedAmount: number | undefined;
  transactionNumber: string | undefined;
  reference: string;
  idempotencyKey: string;
  state: 'Pending';
  decisions: [];
};

const dayMs = 24 * 60 * 60 * 1000;
const sha256 = (...parts: (string | number)[]) => createHash('sha256').update(parts.join('\n')).digest('hex');

export const priceOf = ({ class: chosen, course: { price, off } }: Pick<Transfer, 'class' | 'course'>): number =>
  chosen?.price ?? (off ? applyDiscount(price, off) : price);

const conflict = (name: 'classFull' | 'courseFull') => {
  const { code, message } = refusal('classes', name);
  return new AppError(409, code, message, 'class');
};

/** The row that is stored with it reserves the seat. */
async function reserveSeat(cms: Payload, transfer: Transfer): Promise<number | undefined> {
  const { class: chosen, needsSeat, course } = transfer;
  if (!chosen) {
    if (needsSeat && (await hasOnlyFullClasses(course.id))) throw conflict('courseFull');
    return undefined;
  }
  const seat = await findUnclaimedSeat(cms, chosen.id);
  if (seat === undefined) throw conflict('classFull');
  return seat;
}

export async function findChosenClass(id: string | undefined, course: Course): Promise<Class | undefined> {
  if (!id) return undefined;
  const found = isUuid(id) ? await findClass(await openCms(), id) : null;
  if (found?.state !== 'open' || found.deletedAt || idOf(found.course) !== course.id)
    throw badRequest(refusal('classes', 'classGone'), 'class');
  return found;
}

type Target = { reference: string; existing?: Stored; holdsSeat?: boolean };

/** The reference to store the transfer under, and the record that has it already. */
async function findTarget(
  cms: Payload,
  transfer: Transfer,
  digest: string,
  idempotencyId: string | undefined,
): Promise<Target> {
  if (transfer.reservation) {
    const { isPaid, holdsSeat, ...row } = await readReservation(cms, transfer.reservation, digest);
    return { reference: row.reference, existing: isPaid ? row : undefined, holdsSeat };
  }
  return idempotencyId ? findOwnReference(cms, transfer, idempotencyId) : { reference: newReference() };
}

async function storeScreenshot(cms: Payload, transfer: Transfer, bytes: Buffer, digest: string): Promise<string> {
  const reencoded = await reencodeReceipt(bytes).catch((error: unknown) => {
    throw error instanceof AppError ? error.withField(transfer.screenshotField) : error;
  });
  await consumeSenderLimit(transfer.operation, transfer.sender);
  return storeReceipt(cms, reencoded, digest);
}

const amountsOf = (transfer: Transfer) => ({
  price: transfer.reservation?.price ?? priceOf(transfer),
  statedAmount: transfer.amount ? Number(transfer.amount) : undefined,
  transactionNumber: transfer.transactionNumber || undefined,
});

/** Idempotent, also for concurrent duplicates. A receipt without a record is deleted. */
export async function storeTransfer(
  transfer: Transfer,
  idempotencyId: string | undefined,
  create: (cms: Payload, data: TransferData) => Promise<Stored>,
): Promise<StoredTransfer> {
  const cms = await openCms();
  const bytes = Buffer.from(await transfer.screenshot.arrayBuffer());
  const digest = digestOf(bytes);
  const amounts = amountsOf(transfer);
  // Each seat of the class can be lost to a concurrent request.
  const maxTries = 8 + (transfer.class?.seats ?? 0);
  let receipt: string | undefined;
  let isStored = false;
  try {
    for (let tries = 1; ; tries++) {
      const target = await findTarget(cms, transfer, digest, idempotencyId);
      const { duplicate, total } = await findDuplicate(cms, transfer, digest);
      const existing = target.existing ?? duplicate;
      if (existing) return { id: existing.id, reference: existing.reference, isDuplicate: true, cms, ...amounts };
      const seat = target.holdsSeat ? undefined : await reserveSeat(cms, transfer);
      receipt ??= await storeScreenshot(cms, transfer, bytes, digest);
      const data: TransferData = {
        course: transfer.course.id,
        courseName: transfer.course.name,
        class: transfer.class?.id,
        seat,
        ...amounts,
        receipt,
        receiptDigest: digest,
        reference: target.reference,
        idempotencyKey: sha256(...identityOf(transfer), digest, Math.floor(Date.now() / dayMs), total),
        state: 'Pending',
        decisions: [],
      };
      const stored = await create(cms, data).catch((error: unknown) => {
        const isLost = isValidationError(error) || wasLost(error);
        if (!isLost || tries >= maxTries) throw error;
      });
      if (!stored) continue;
      isStored = true;
      if (transfer.class) await reportContentChange(cms, 'classes');
      indexInBackground(cms, receipt);
      return { id: stored.id, reference: stored.reference, isDuplicate: false, cms, ...amounts };
    }
  } finally {
    if (receipt && !isStored) await deleteReceipt(cms, receipt);
  }
}
