import { createHmac } from 'node:crypto';
import type { Payload, Where } from 'payload';
import type { Enrolment, PaymentRequest } from '@/lib/cms/payload-types';
import { env } from '@/lib/env';
import type { TransferCollection } from '@/lib/transfers/decisions';
import { deriveReference } from '@/lib/transfers/new-reference';
import { idOf } from '@/lib/transfers/warnings';

const dayMs = 24 * 60 * 60 * 1000;

/** A parent may pay for two children with one phone and one screenshot. What is undefined is not compared. */
type Student = { name: string; age?: number; child?: string | null };

/** Equal for duplicates, besides the screenshot. */
export type TransferIdentity = {
  collection: TransferCollection;
  /** The learner's id, or a guest's phone in E.164. */
  sender: string;
  student: Student;
  course: { id: string };
  class?: { id: string };
};

type Row = Enrolment | PaymentRequest;

const normalizeName = (name: string) => name.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase();

type StudentFields = { name: string; age?: number | null; child?: string | null };

const isForStudent = ({ name, age, child }: Student, row: StudentFields) =>
  normalizeName(row.name) === normalizeName(name) &&
  (age === undefined || row.age === age) &&
  (child === undefined || (row.child ?? null) === child);

export const identityOf = ({ collection, sender, student, course, class: chosen }: TransferIdentity) => [
  collection,
  sender,
  course.id,
  chosen?.id ?? '',
  normalizeName(student.name),
  student.age ?? '',
  student.child ?? '',
];

const senderFieldOf = ({ collection }: TransferIdentity) => (collection === 'payment-requests' ? 'learner' : 'phone');

/** A duplicate has the same screenshot, person, course and class within a day, and was not rejected. `total` counts the rejected too. */
export async function findDuplicate(cms: Payload, transfer: TransferIdentity, digest: string) {
  const where: Where[] = [
    { [senderFieldOf(transfer)]: { equals: transfer.sender } },
    { course: { equals: transfer.course.id } },
    { class: transfer.class ? { equals: transfer.class.id } : { exists: false } },
    { receiptDigest: { equals: digest } },
    { createdAt: { greater_than: new Date(Date.now() - dayMs).toISOString() } },
  ];
  const { docs } = await cms.find({
    collection: transfer.collection,
    where: { and: where },
    sort: '-createdAt',
    depth: 0,
    pagination: false,
    trash: true,
  });
  const same = docs.filter((row) => isForStudent(transfer.student, row));
  const duplicate = same.find(({ state }) => state === 'Pending' || state === 'Accepted');
  return { duplicate, total: same.length };
}

async function findByReference(cms: Payload, { collection }: TransferIdentity, reference: string) {
  const { docs } = await cms.find({
    collection,
    where: { reference: { equals: reference } },
    depth: 0,
    limit: 1,
    pagination: false,
    trash: true,
  });
  return docs[0];
}

const isOf = (transfer: TransferIdentity, row: Row) =>
  row[senderFieldOf(transfer)] === transfer.sender &&
  isForStudent(transfer.student, row) &&
  row.course === transfer.course.id &&
  idOf(row.class) === transfer.class?.id;

function deriveOwnReference(idempotencyId: string, transfer: TransferIdentity, attempt: number): string {
  const input = ['reference', ...identityOf(transfer), idempotencyId, attempt].join('\n');
  return deriveReference(createHmac('sha256', env().SESSION_SECRET).update(input).digest());
}

/** Derived from the id of the Idempotency-Key and unique: a request that runs again after a crash finds its record. */
export async function findOwnReference(
  cms: Payload,
  transfer: TransferIdentity,
  idempotencyId: string,
): Promise<{ reference: string; existing?: Row }> {
  for (let attempt = 0; ; attempt++) {
    const reference = deriveOwnReference(idempotencyId, transfer, attempt);
    const existing = await findByReference(cms, transfer, reference);
    if (!existing || isOf(transfer, existing)) return { reference, existing };
  }
}
