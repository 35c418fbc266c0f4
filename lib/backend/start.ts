import { backend } from '@/lib/backend/app';
import { startDailyJobs } from '@/lib/backend/daily-jobs';
import { dailyJobs, scheduledJobs } from '@/lib/backend/scheduled-jobs';
import { shareBackend } from '@/lib/backend/shared-backend';
import { hasStaffSession } from '@/lib/backend/staff-session';
import { startBackups } from '@/lib/cms/backups/back-up';
import { serveSnapshots } from '@/lib/cms/backups/snapshot-server';
import { type ChangeListener, listenForChanges } from '@/lib/cms/listen-to-instances';
import { openCms } from '@/lib/cms/open';
import { prepareDatabase } from '@/lib/cms/prepare-database';
import { disableSeedingOnChange } from '@/lib/cms/seed/disable-on-change';
import { env } from '@/lib/env';
import { startMailWorker } from '@/lib/mail/queue';
import { startSeatJobs } from '@/lib/transfers/seat-jobs';

/** One file imports everything: separate imports are bundled separately and would load the CMS twice. Throws PreparationTimeoutError. */
export async function startBackend(otherInstances: ChangeListener): Promise<void> {
  const cms = await openCms();
  await prepareDatabase(cms);
  if (process.env.SEED_ONLY) return;
  disableSeedingOnChange(cms);
  await serveSnapshots(cms);
  // Vercel suspends processes between requests: `/cron` runs the jobs there.
  const hasTimers = !process.env.VERCEL;
  startMailWorker(openCms, hasTimers);
  if (hasTimers) {
    startBackups(cms);
    if (env().DATABASE_URL) listenForChanges(cms, otherInstances);
    startDailyJobs(cms, dailyJobs);
    startSeatJobs(cms);
  }
  // In development every bundle has its own, so that changed files are loaded again.
  if (process.env.NODE_ENV === 'production') shareBackend({ backend, scheduledJobs, hasStaffSession });
}
