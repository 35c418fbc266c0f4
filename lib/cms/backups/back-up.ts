import type { Payload } from 'payload';
import { mailOwners } from '@/lib/cms/hooks/notify-owners';
import { env } from '@/lib/env';
import { logError } from '@/lib/log-error';
import { backupFailed, backupWorksAgain } from '@/lib/mail/templates/backups';
import { processWide } from '@/lib/process-wide';
import { withBackupLock } from './backup-lock';
import { runBackupProcess } from './backup-process';
import { type BackupStatus, isDue, makesBackups, readStatus, withFailure, writeStatus } from './backup-status';

const checkEveryMs = 15_000;
/** During its first minute the server has enough to do. */
const firstCheckMs = 60_000;

/**
 * Makes a backup unless one is being made, and records how it went. With `shouldBeDue`, not if another process has just made one.
 * Returns the new status, undefined if there was nothing to do.
 */
export const backUp = (cms: Payload, { shouldBeDue = false } = {}): Promise<BackupStatus | undefined> =>
  withBackupLock(cms, async () => {
    const before = await readStatus(cms);
    if (shouldBeDue && !isDue(before, Date.now(), env().BACKUP_EVERY_MINUTES)) return undefined;
    const attempted = { ...before, attemptedAt: new Date().toISOString() };
    await writeStatus(cms, attempted);
    const status = (await attempt(attempted)) ?? before;
    await writeStatus(cms, status);
    await notifyOwners(cms, before, status);
    return status;
  });

async function attempt(status: BackupStatus): Promise<BackupStatus | undefined> {
  const result = await runBackupProcess().catch((error: unknown) => {
    logError('The backup could not be started.', error);
    return { failure: 'The backup could not be started. The log of the server says why.' };
  });
  if (!result) return undefined;
  if ('failure' in result) return withFailure(status, { at: new Date().toISOString(), line: result.failure });
  const { backups, ...latest } = result;
  return { ...status, isFailing: false, latest, backups };
}

/** At the first failure in a row, and at the first backup after failures. */
async function notifyOwners(cms: Payload, before: BackupStatus, { isFailing, failures, latest }: BackupStatus) {
  if (Boolean(before.isFailing) === Boolean(isFailing)) return;
  const [failure] = failures;
  if (isFailing && failure) await mailOwners(cms, (to) => backupFailed(to, failure, latest?.at));
  else if (latest) await mailOwners(cms, (to) => backupWorksAgain(to, latest));
}

/** Once per process; does not keep it alive. */
export function startBackups(cms: Payload): void {
  const schedule = processWide('backup-schedule', () => ({ isStarted: false }));
  if (schedule.isStarted || !makesBackups() || env().BACKUP_EVERY_MINUTES === 0) return;
  schedule.isStarted = true;
  const check = async () => {
    try {
      if (isDue(await readStatus(cms), Date.now(), env().BACKUP_EVERY_MINUTES))
        await backUp(cms, { shouldBeDue: true });
    } catch (error) {
      logError('The scheduled backup could not be made.', error);
    }
    setTimeout(check, checkEveryMs).unref();
  };
  setTimeout(check, firstCheckMs).unref();
}
