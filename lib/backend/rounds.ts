import { openCms } from '@/lib/cms/open';
import { emptyRecycleBin } from '@/lib/cms/recycle-bin';
import { forgetOldMails, sendDueMails } from '@/lib/mail/queue';
import { indexOlderReceipts } from '@/lib/transfers/duplicates';
import { sweepReceipts } from '@/lib/transfers/retention';

/** Receipts that one call indexes: it must end before the host ends it. */
const maxIndexed = 100;

/** What a process that sleeps between requests is woken for, by name. Each tells how much it did. */
export const rounds = {
  mail: async () => ({ tried: await sendDueMails(await openCms()) }),
  sweep: async () => {
    const cms = await openCms();
    await forgetOldMails(cms);
    const swept = await sweepReceipts(cms);
    const recycled = await emptyRecycleBin(cms);
    return { ...swept, recycled, indexed: await indexOlderReceipts(cms, maxIndexed) };
  },
} satisfies Record<string, () => Promise<object>>;
