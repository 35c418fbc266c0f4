import { backend } from '@/lib/backend/app';
import { keepBackend } from '@/lib/backend/own';
import { rounds } from '@/lib/backend/rounds';
import { hasStaffSession } from '@/lib/backend/staff-session';
import { openCms } from '@/lib/cms/open';
import { bringUpToDate } from '@/lib/cms/prepare';
import { startEmptyingRecycleBin } from '@/lib/cms/recycle-bin';
import { watchContent } from '@/lib/cms/seed/watch';
import { startMailWorker } from '@/lib/mail/queue';
import { startReceiptJobs } from '@/lib/transfers/retention';

/**
 * Opens the CMS before the first request, brings it up to date and starts what works by the clock. One file imports all of it:
 * what is imported apart is bundled apart, and the CMS would be read twice.
 */
export async function startBackend(): Promise<void> {
  const cms = await openCms();
  await bringUpToDate(cms);
  // `npm run seed` and the first part of a first start end here.
  if (process.env.SEED_ONLY) return;
  watchContent(cms);
  // On Vercel a process sleeps between requests: what it cannot do by the clock, `/cron` has it do.
  const byTheClock = !process.env.VERCEL;
  startMailWorker(openCms, byTheClock);
  if (byTheClock) {
    startReceiptJobs(cms);
    startEmptyingRecycleBin(cms);
  }
  // While developing each layer has its own, so that a changed file is read again.
  if (process.env.NODE_ENV === 'production') keepBackend({ backend, rounds, hasStaffSession });
}
