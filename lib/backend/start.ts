import { backend } from '@/lib/backend/app';
import { startDeletingOldViolations } from '@/lib/backend/csp-reports';
import { startDeletingExpiredKeys } from '@/lib/backend/idempotency';
import { scheduledJobs } from '@/lib/backend/scheduled-jobs';
import { shareBackend } from '@/lib/backend/shared-backend';
import { hasStaffSession } from '@/lib/backend/staff-session';
import { startDeletingOldVisits } from '@/lib/backend/visits';
import { startDeletingOldEntries } from '@/lib/cms/audit/retention';
import { startBackups } from '@/lib/cms/backups/back-up';
import { serveSnapshots } from '@/lib/cms/backups/snapshot-server';
import { openCms } from '@/lib/cms/open';
import { prepareDatabase } from '@/lib/cms/prepare-database';
import { startEmptyingRecycleBin } from '@/lib/cms/recycle-bin';
import { disableSeedingOnChange } from '@/lib/cms/seed/disable-on-change';
import { startMailWorker } from '@/lib/mail/queue';
import { startReceiptJobs } from '@/lib/transfers/retention';

/** One file imports everything: separate imports are bundled separately and would load the CMS twice. Throws PreparationTimeoutError. */
export async function startBackend(): Promise<void> {
  const cms = await openCms();
  await prepareDatabase(cms);
  if (process.env.SEED_ONLY) return;
  disableSeedingOnChange(cms);
  await serveSnapshots(cms);
  // Vercel suspends processes between requests: `/cron` runs the jobs there.
  const hasTimers = !process.env.VERCEL;
  startMailWorker(openCms, hasTimers);
  if (hasTimers) {
    startReceiptJobs(cms);
    startEmptyingRecycleBin(cms);
    startDeletingExpiredKeys();
    startDeletingOldViolations();
    startDeletingOldVisits();
    startDeletingOldEntries(cms);
    startBackups(cms);
  }
  // In development every bundle has its own, so that changed files are loaded again.
  if (process.env.NODE_ENV === 'production') shareBackend({ backend, scheduledJobs, hasStaffSession });
}
