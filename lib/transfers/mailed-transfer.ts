import type { Payload } from 'payload';
import type { Enrolment, PaymentRequest } from '@/lib/cms/payload-types';
import type { MailedTransfer } from '@/lib/mail/templates/transfers';
import type { TransferCollection } from './decisions';
import { findClass, lineOfClass, transferPathOf } from './mailed-seat';
import { idOf } from './warnings';

type Row = Enrolment | PaymentRequest;

const toMailedTransfer = (collection: TransferCollection, row: Row): MailedTransfer => ({
  kind: collection,
  reference: row.reference,
  name: row.name,
  email: row.email,
  language: row.language,
  phone: row.phone,
  course: row.courseName,
  resendPath: transferPathOf({ ...row, collection }),
  price: row.price,
  statedAmount: row.statedAmount ?? undefined,
  transactionNumber: row.transactionNumber ?? undefined,
});

export async function readMailedTransfer(
  cms: Payload,
  collection: TransferCollection,
  row: Row,
): Promise<MailedTransfer> {
  const id = idOf(row.class);
  const chosen = id ? await findClass(cms, id) : null;
  return { ...toMailedTransfer(collection, row), lineOfClass: chosen ? () => lineOfClass(chosen) : undefined };
}
