import { deleteOldEntries } from '@/lib/cms/audit/retention';
import { openCms } from '@/lib/cms/open';
import { emptyRecycleBin } from '@/lib/cms/recycle-bin';
import { deleteReplacedFiles } from '@/lib/cms/replaced-files';
import { deleteOldMails, sendDueMails } from '@/lib/mail/queue';
import { indexOlderReceipts } from '@/lib/transfers/duplicates';
import { sweepReceipts } from '@/lib/transfers/retention';
import { runSeatJobs } from '@/lib/transfers/seat-jobs';
import { deleteOldViolations } from './csp-reports';
import type { DailyJobs } from './daily-jobs';
import { deleteExpiredKeys } from './idempotency';
import { deleteOldViews } from './post-views';
import { deleteOldVisits } from './visits';

/** Where a process runs between requests. */
export const dailyJobs = {
  mails: deleteOldMails,
  'idempotency keys': deleteExpiredKeys,
  'CSP violations': () => deleteOldViolations(),
  visits: () => deleteOldVisits(),
  'views of posts': () => deleteOldViews(),
  'audit entries': deleteOldEntries,
  receipts: (cms) => sweepReceipts(cms),
  'receipt index': (cms) => indexOlderReceipts(cms),
  'recycle bin': (cms) => emptyRecycleBin(cms),
  'replaced pictures': deleteReplacedFiles,
} satisfies DailyJobs;

/** Vercel limits the duration of a call. */
const maxIndexedReceipts = 100;

/** Jobs of `/cron/:job`. Each returns how many records it processed. */
export const scheduledJobs = {
  mail: async () => ({ tried: await sendDueMails(await openCms()) }),
  seats: async () => {
    await runSeatJobs(await openCms());
    return {};
  },
  sweep: async () => {
    const cms = await openCms();
    await deleteOldMails(cms);
    await deleteExpiredKeys();
    await deleteOldViolations();
    await deleteOldVisits();
    await deleteOldViews();
    await deleteOldEntries(cms);
    const swept = await sweepReceipts(cms);
    const recycled = await emptyRecycleBin(cms);
    return { ...swept, recycled, indexed: await indexOlderReceipts(cms, maxIndexedReceipts) };
  },
} satisfies Record<string, () => Promise<object>>;
