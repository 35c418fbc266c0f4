import type { Payload } from 'payload';
import { sendDueMails } from '@/lib/mail/queue';

/** Until none is due, also while other instances send some of them. */
export async function deliverDueMails(cms: Payload): Promise<void> {
  const isDue = { sentAt: { exists: false }, dueAt: { less_than_equal: new Date().toISOString() } };
  while ((await cms.count({ collection: 'mails', where: isDue })).totalDocs > 0) await sendDueMails(cms);
}
