import { createHash, createHmac } from 'node:crypto';
import type { Payload, Where } from 'payload';
import { isValidationError } from '@/lib/cms/errors';
import { reportContentChange } from '@/lib/cms/hooks/refresh-site';
import { openCms } from '@/lib/cms/open';
import type { Class, Course } from '@/lib/cms/payload-types';
import type { Operation } from '@/lib/contract/operation';
import { env } from '@/lib/env';
import { AppError, badRequest } from '@/lib/errors';
import { applyDiscount } from '@/lib/format/price';
import { refusal } from '@/lib/text/refusal';
import { indexInBackground } from '@/lib/transfers/duplicates';
import { findClass } from '@/lib/transfers/mailed-seat';
import { deriveReference, newReference } from '@/lib/transfers/new-reference';
import { deleteReceipt, digestOf, reencodeReceipt, storeReceipt } from '@/lib/transfers/receipts';
import { findUnclaimedSeat } from '@/lib/transfers/waiting-list';
import { idOf } from '@/lib/transfers/warnings';
import { hasOnlyFullClasses } from './classes';
import { isUuid } from './published-rows';
import { consumeSenderLimit } from './rate-limits';
import { type Reservation, readReservation, wasLost } from './reservation-payments';

type TransferCollection = 'payment-requests' | 'enrolments';

type Transfer = {
  operation: Operation;
  collection: TransferCollection;
  /** The learner's id, or a guest's phone in E.164. */
  sender: string;
  student: Student;
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

/** A parent may pay for two children with one phone and one screenshot. What is undefined is not compared. */
type Student = { name: string; age?: number; child?: string | null };
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

const normalizeName = (name: string) => name.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase();

type StudentFields = { name: string; age?: number | null; child?: string | null };

const isForStudent = ({ name, age, child }: Student, row: StudentFields) =>
  normalizeName(row.name) === normalizeName(name) &&
  (age === undefined || row.age === age) &&
  (child === undefined || (row.child ?? null) === child);

/** Equal for duplicates, besides the screenshot. */
const identityOf = ({ collection, sender, student, course, class: chosen }: Transfer): (string | number)[] => [
  collection,
  sender,
  course.id,
  chosen?.id ?? '',
  normalizeName(student.name),
  student.age ?? '',
  student.child ?? '',
];

/** Derived from the id of the Idempotency-Key and unique: a request that runs again after a crash finds its record. */
function deriveOwnReference(idempotencyId: string, transfer: Transfer, attempt: number): string {
  const input = ['reference', ...identityOf(transfer), idempotencyId, attempt].join('\n');
  return deriveReference(createHmac('sha256', env().SESSION_SECRET).update(input).digest());
}

const senderFieldOf = ({ collection }: Transfer) => (collection === 'payment-requests' ? 'learner' : 'phone');

const identityFilter = (transfer: Transfer): Where[] => [
  { [senderFieldOf(transfer)]: { equals: transfer.sender } },
  { course: { equals: transfer.course.id } },
  { class: transfer.class ? { equals: transfer.class.id } : { exists: false } },
];

/** A duplicate has the same screenshot, person, course and class within a day, and was not rejected. */
async function findDuplicate(cms: Payload, transfer: Transfer, digest: string) {
  const { docs } = await cms.find({
    collection: transfer.collection,
    where: {
      and: [
        ...identityFilter(transfer),
        { receiptDigest: { equals: digest } },
        { createdAt: { greater_than: new Date(Date.now() - dayMs).toISOString() } },
      ],
    },
    sort: '-createdAt',
    depth: 0,
    pagination: false,
    trash: true,
  });
  const same = docs.filter((row) => isForStudent(transfer.student, row));
  const duplicate = same.find(({ state }) => state === 'Pending' || state === 'Accepted');
  return { duplicate, total: same.length };
}

async function findByReference(cms: Payload, transfer: Transfer, reference: string) {
  const { docs } = await cms.find({
    collection: transfer.collection,
    where: { reference: { equals: reference } },
    depth: 0,
    limit: 1,
    pagination: false,
    trash: true,
  });
  const [found] = docs;
  if (!found) return { isFree: true } as const;
  const isOwn =
    found[senderFieldOf(transfer)] === transfer.sender &&
    isForStudent(transfer.student, found) &&
    found.course === transfer.course.id &&
    idOf(found.class) === transfer.class?.id;
  return { isFree: false, own: isOwn ? found : undefined } as const;
}

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

export async function storeTransfer(
  transfer: Transfer,
  idempotencyId: string | undefined,
  create: (cms: Payload, data: TransferData) => Promise<Stored>,
): Promise<StoredTransfer> {
  const cms = await openCms();
  const bytes = Buffer.from(await transfer.screenshot.arrayBuffer());
  const digest = digestOf(bytes);
  const price = transfer.reservation?.price ?? priceOf(transfer);
  const amounts = {
    price,
    statedAmount: transfer.amount ? Number(transfer.amount) : undefined,
    transactionNumber: transfer.transactionNumber || undefined,
  };
  let receipt: string | undefined;
  const discardReceipt = async (error: unknown): Promise<never> => {
    if (receipt) await deleteReceipt(cms, receipt);
    throw error;
  };
  let collisions = 0;
  // Each seat of the class can be lost to a concurrent request.
  const maxTries = 8 + (transfer.class?.seats ?? 0);
  for (let tries = 1; ; tries++) {
    const reservation =
      transfer.reservation && (await readReservation(cms, transfer.reservation, digest).catch(discardReceipt));
    const isDerived = idempotencyId && !reservation;
    const reference =
      reservation?.reference ??
      (idempotencyId ? deriveOwnReference(idempotencyId, transfer, collisions) : newReference());
    const taken = isDerived ? await findByReference(cms, transfer, reference) : undefined;
    const { duplicate, total } = await findDuplicate(cms, transfer, digest);
    const existing = (reservation?.isPaid ? reservation : undefined) ?? taken?.own ?? duplicate;
    if (existing) {
      if (receipt) await deleteReceipt(cms, receipt);
      return { id: existing.id, reference: existing.reference, isDuplicate: true, cms, ...amounts };
    }
    // The derived reference collides with another transfer.
    if (taken?.isFree === false) {
      collisions += 1;
      continue;
    }
    const seat = reservation?.holdsSeat ? undefined : await reserveSeat(cms, transfer).catch(discardReceipt);
    if (!receipt) {
      const reencoded = await reencodeReceipt(bytes).catch((error: unknown) => {
        throw error instanceof AppError ? error.withField(transfer.screenshotField) : error;
      });
      await consumeSenderLimit(transfer.operation, transfer.sender);
      receipt = await storeReceipt(cms, reencoded, digest);
    }
    try {
      const stored = await create(cms, {
        course: transfer.course.id,
        courseName: transfer.course.name,
        class: transfer.class?.id,
        seat,
        ...amounts,
        receipt,
        receiptDigest: digest,
        reference,
        idempotencyKey: sha256(...identityOf(transfer), digest, Math.floor(Date.now() / dayMs), total),
        state: 'Pending',
        decisions: [],
      });
      if (transfer.class) await reportContentChange(cms, 'classes');
      indexInBackground(cms, receipt);
      return { id: stored.id, reference: stored.reference, isDuplicate: false, cms, ...amounts };
    } catch (error) {
      if ((isValidationError(error) || wasLost(error)) && tries < maxTries) continue;
      await deleteReceipt(cms, receipt);
      throw error;
    }
  }
}
