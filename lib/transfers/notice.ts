import type { Payload, Where } from 'payload';
import { queueMail } from '@/lib/mail/queue';
import { staffAddress } from '@/lib/mail/staff-address';
import { transferNotice } from '@/lib/mail/templates/transfers';
import { newsOf } from './decide';
import { findRelated, findRows } from './warnings';

/** An older transfer is of an earlier release, which told staff itself. */
const maxAgeMs = 2 * 24 * 60 * 60 * 1000;

/** Tells staff of the transfer that a receipt came with, and of what was sent before with the same picture or transaction number. */
export async function noticeStaff(cms: Payload, receipt: string): Promise<void> {
  const since = new Date(Date.now() - maxAgeMs).toISOString();
  const where: Where = { and: [{ receipt: { equals: receipt } }, { createdAt: { greater_than: since } }] };
  const { docs } = await findRows(cms, where, '-createdAt', 1);
  if (docs.length === 0) return;
  const related = await findRelated(cms, docs);
  const to = await staffAddress(cms);
  for (const row of docs) {
    await queueMail(cms, transferNotice(to, newsOf(row.collection, row), related.get(row.id)?.warnings));
  }
}
