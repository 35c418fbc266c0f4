import type { Payload, Where } from 'payload';
import { withLocale } from '#text';
import { queueMail } from '@/lib/mail/queue';
import { findStaffMailbox } from '@/lib/mail/school-contact';
import { transferNotice } from '@/lib/mail/templates/transfer-notice';
import { readMailedTransfer } from './mailed-transfer';
import { findRelated, findRows } from './warnings';

/** Older releases have notified staff of older transfers. */
const maxAgeMs = 2 * 24 * 60 * 60 * 1000;

export async function notifyStaff(cms: Payload, receipt: string): Promise<void> {
  // The age of the screenshot: the request may have been a reservation for long.
  const stored = await cms.findByID({ collection: 'receipts', id: receipt, depth: 0, disableErrors: true });
  if (!stored || Date.parse(stored.createdAt) < Date.now() - maxAgeMs) return;
  const where: Where = { receipt: { equals: receipt } };
  const docs = await findRows(cms, where, '-createdAt', 1);
  if (docs.length === 0) return;
  const related = await findRelated(cms, docs);
  const { to, language } = await findStaffMailbox(cms);
  for (const row of docs) {
    const transfer = await readMailedTransfer(cms, row.collection, row);
    const write = () => transferNotice(to, transfer, related.get(row.id)?.warnings);
    await queueMail(cms, withLocale(language, write), { key: ['transfer-notice', row.id, receipt] });
  }
}
