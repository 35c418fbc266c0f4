import { openCms } from '@/lib/cms/open';
import { sweepReceipts } from '@/lib/cms/receipts-sweep';
import { forgetOldMails, sendDueMails } from '@/lib/mail/queue';

/** What a process that sleeps between requests is woken for, by name. Each tells how much it did. */
export const rounds = {
  mail: async () => ({ tried: await sendDueMails(await openCms()) }),
  sweep: async () => {
    const cms = await openCms();
    await forgetOldMails(cms);
    return sweepReceipts(cms);
  },
} satisfies Record<string, () => Promise<object>>;
