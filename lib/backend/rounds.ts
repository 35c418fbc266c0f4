import { openCms } from '@/lib/cms/open';
import { sweepReceipts } from '@/lib/cms/receipts-sweep';
import { emptyRecycleBin } from '@/lib/cms/recycle-bin';
import { forgetOldMails, sendDueMails } from '@/lib/mail/queue';

/** What a process that sleeps between requests is woken for, by name. Each tells how much it did. */
export const rounds = {
  mail: async () => ({ tried: await sendDueMails(await openCms()) }),
  sweep: async () => {
    const cms = await openCms();
    await forgetOldMails(cms);
    return { ...(await sweepReceipts(cms)), recycled: await emptyRecycleBin(cms) };
  },
} satisfies Record<string, () => Promise<object>>;
