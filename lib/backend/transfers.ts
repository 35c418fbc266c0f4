import { createHash, createHmac } from 'node:crypto';
import type { Payload, Where } from 'payload';
import { isValidationError } from '@/lib/cms/errors';
import { openCms } from '@/lib/cms/open';
import type { Course } from '@/lib/cms/payload-types';
import type { Operation } from '@/lib/contract/operation';
import { env } from '@/lib/env';
import { AppError } from '@/lib/errors';
import { priceAfter } from '@/lib/format/price';
import { indexInBackground } from '@/lib/transfers/duplicates';
import { deleteReceipt, digestOf, reencodeReceipt, storeReceipt } from '@/lib/transfers/receipts';
import { spendForSender } from './middleware/limited';
import { newReference, referenceFrom } from './reference';

type Collection = 'payment-requests' | 'enrolments';

/** Whose transfer it is, for which course, with which screenshot. */
type Transfer = {
  operation: Operation;
  collection: Collection;
  /** The learner's id, or a guest's phone in E.164. */
  who: string;
  /** For whom a guest sends it: a parent pays for two children at once, with one phone and one screenshot. */
  student?: Student;
  course: Course;
  screenshot: File;
  /** The field of the form that holds it. */
  screenshotField: string;
  amount?: string;
  transactionNumber?: string;
};

type Student = { name: string; age: number };
type Stored = { id: string; reference: string };
type StoredTransfer = Stored & { repeated: boolean; cms: Payload } & Pick<
    TransferData,
    'price' | 'statedAmount' | 'transactionNumber'
  >;

/** The columns that both collections have for it. */
export type TransferData = {
  course: string;
  courseName: string;
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

const day = 24 * 60 * 60 * 1000;
const sha256 = (...parts: (string | number)[]) => createHash('sha256').update(parts.join('\n')).digest('hex');

/** What one pays for a course today. */
export const priceOf = ({ price, off }: Course): number => (off ? priceAfter(price, off) : price);

/** A name as it is known again: case, spaces and the way in which accents are written make no other person. */
const asKnown = (name: string) => name.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase();

const isFor = (student: Student | undefined, row: { name: string; age?: number }) =>
  !student || (row.age === student.age && asKnown(row.name) === asKnown(student.name));

/** What all tries of one transfer have in common, beside its screenshot or its Idempotency-Key. */
const marksOf = ({ collection, who, student, course }: Transfer): (string | number)[] => [
  collection,
  who,
  course.id,
  ...(student ? [asKnown(student.name), student.age] : []),
];

/** The reference that all tries with one Idempotency-Key draw, and nobody else can: it is unique, so they store once. */
function referenceOf(key: string, transfer: Transfer, draw: number): string {
  const said = ['reference', ...marksOf(transfer), key, draw].join('\n');
  return referenceFrom(createHmac('sha256', env().SESSION_SECRET).update(said).digest());
}

const whose = ({ collection, who, course }: Transfer): Where[] => [
  collection === 'payment-requests' ? { learner: { equals: who } } : { phone: { equals: who } },
  { course: { equals: course.id } },
];

/** The same screenshot for the same person and course within a day is the same transfer, unless it was turned down in between. */
async function findSame(cms: Payload, transfer: Transfer, digest: string) {
  const { docs } = await cms.find({
    collection: transfer.collection,
    where: {
      and: [
        ...whose(transfer),
        { receiptDigest: { equals: digest } },
        { createdAt: { greater_than: new Date(Date.now() - day).toISOString() } },
      ],
    },
    sort: '-createdAt',
    depth: 0,
    pagination: false,
    trash: true,
  });
  const same = docs.filter((row) => isFor(transfer.student, row));
  const standing = same.find(({ state }) => state === 'Pending' || state === 'Accepted');
  return { standing, earlier: same.length };
}

/** What stands under a reference, when it is this person's and for this course. */
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
  if (!found) return { free: true } as const;
  const sender = 'learner' in found ? found.learner : found.phone;
  const own = sender === transfer.who && isFor(transfer.student, found) && found.course === transfer.course.id;
  return { free: false, own: own ? found : undefined } as const;
}

/**
 * Stores a transfer as one row with its receipt, once however often it is sent: the same Idempotency-Key or the same screenshot for
 * the same person gives the first answer again. `repeated` says that the row was there before.
 */
export async function storeTransferOnce(
  transfer: Transfer,
  key: string | undefined,
  create: (cms: Payload, data: TransferData) => Promise<Stored>,
): Promise<StoredTransfer> {
  const cms = await openCms();
  const bytes = Buffer.from(await transfer.screenshot.arrayBuffer());
  const digest = digestOf(bytes);
  const price = priceOf(transfer.course);
  const facts = {
    price,
    statedAmount: transfer.amount ? Number(transfer.amount) : undefined,
    transactionNumber: transfer.transactionNumber || undefined,
  };
  let receipt: string | undefined;
  let draw = 0;
  for (let tries = 1; ; tries++) {
    const reference = key ? referenceOf(key, transfer, draw) : newReference();
    const taken = key ? await findByReference(cms, transfer, reference) : undefined;
    const { standing, earlier } = await findSame(cms, transfer, digest);
    const before = taken?.own ?? standing;
    if (before) {
      if (receipt) await deleteReceipt(cms, receipt);
      return { id: before.id, reference: before.reference, repeated: true, cms, ...facts };
    }
    // Another person's reference happens to be the same: draw again.
    if (taken?.free === false) {
      draw += 1;
      continue;
    }
    if (!receipt) {
      const reencoded = await reencodeReceipt(bytes).catch((error: unknown) => {
        throw error instanceof AppError ? error.at(transfer.screenshotField) : error;
      });
      await spendForSender(transfer.operation, transfer.who);
      receipt = await storeReceipt(cms, reencoded, digest);
    }
    try {
      const stored = await create(cms, {
        course: transfer.course.id,
        courseName: transfer.course.name,
        ...facts,
        receipt,
        receiptDigest: digest,
        reference,
        idempotencyKey: sha256(...marksOf(transfer), digest, Math.floor(Date.now() / day), earlier),
        state: 'Pending',
        decisions: [],
      });
      indexInBackground(cms, receipt);
      return { id: stored.id, reference: stored.reference, repeated: false, cms, ...facts };
    } catch (error) {
      // Someone was faster with the same: look again.
      if (isValidationError(error) && tries < 8) continue;
      await deleteReceipt(cms, receipt);
      throw error;
    }
  }
}
