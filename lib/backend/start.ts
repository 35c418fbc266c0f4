import type { Payload } from 'payload';
import { builtIn } from '@/lib/backend/built-in';
import { startDailyJobs } from '@/lib/backend/daily-jobs';
import { dailyJobs } from '@/lib/backend/scheduled-jobs';
import { shareBackend } from '@/lib/backend/shared-backend';
import { startBackups } from '@/lib/cms/backups/back-up';
import { serveSnapshots } from '@/lib/cms/backups/snapshot-server';
import { readDigits } from '@/lib/cms/hooks/apply-digits';
import { type ChangeListener, listenForChanges } from '@/lib/cms/listen-to-instances';
import { openCms } from '@/lib/cms/open';
import { prepareDatabase } from '@/lib/cms/prepare-database';
import { disableSeedingOnChange } from '@/lib/cms/seed/disable-on-change';
import { env } from '@/lib/env';
import { logError } from '@/lib/log-error';
import { startMailWorker } from '@/lib/mail/queue';
import { startSeatJobs } from '@/lib/transfers/seat-jobs';

export const { hasStaffSession } = builtIn;

/** Throws PreparationTimeoutError. */
export async function startBackend(otherInstances: ChangeListener): Promise<void> {
  const cms = await openCms();
  await prepareDatabase(cms);
  if (process.env.SEED_ONLY) return;
  disableSeedingOnChange(cms);
  await readDigits(cms);
  await serveSnapshots(cms);
  // Vercel suspends processes between requests: `/cron` runs the jobs there.
  const hasTimers = !process.env.VERCEL;
  startMailWorker(openCms, hasTimers);
  if (hasTimers) {
    startBackups(cms);
    if (env().DATABASE_URL) listenForChanges(cms, withDigits(cms, otherInstances));
    startDailyJobs(cms, dailyJobs);
    startSeatJobs(cms);
  }
  shareBackend(builtIn);
}

/** Pages that were rendered before the setting was read are rendered again. */
function withDigits(cms: Payload, listener: ChangeListener): ChangeListener {
  const read = async () => {
    if (await readDigits(cms)) listener.onChange('site-info');
  };
  const readInBackground = () =>
    void read().catch((error: unknown) => logError('The setting of the digits could not be read.', error));
  return {
    ...listener,
    onChange: (tag) => {
      listener.onChange(tag);
      if (tag === 'site-info') readInBackground();
    },
    onConnect: () => {
      listener.onConnect();
      readInBackground();
    },
  };
}
