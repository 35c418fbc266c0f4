import type { Payload } from 'payload';
import { getLocale } from '#text';
import { mailOwners } from '@/lib/cms/hooks/notify-owners';
import { env } from '@/lib/env';
import { isDiskFull } from '@/lib/errors';
import { isLoggedOutage, logError } from '@/lib/log-error';
import { backupFailed, backupWorksAgain } from '@/lib/mail/templates/backups';
import { processWide } from '@/lib/process-wide';
import { withBackupLock } from './backup-lock';
import { runBackupProcess } from './backup-process';
import {
  type BackupFailure,
  type BackupStatus,
  isDue,
  makesBackups,
  readStatus,
  withFailure,
  writeStatus,
} from './backup-status';
import { describeReason } from './failure-texts';

const checkEveryMs = 15_000;
/** During its first minute the server has enough to do. */
const firstCheckMs = 60_000;

/** On a full disk nothing can be recorded: the failure is kept here until there is space. */
const unrecorded = processWide<{ failure?: BackupFailure }>('unrecorded-backup-failure', () => ({}));

/**
 * Makes a backup unless one is being made, and records how it went. With `shouldBeDue`, not if another process has just made one.
 * Returns the new status, undefined if there was nothing to do.
 */
export const backUp = (cms: Payload, { shouldBeDue = false } = {}): Promise<BackupStatus | undefined> =>
  withBackupLock(cms, async () => {
    const before = await readCurrentStatus(cms);
    if (shouldBeDue && !isDue(before, Date.now(), env().BACKUP_EVERY_MINUTES)) return undefined;
    const attempted = { ...before, attemptedAt: new Date().toISOString() };
    await writeStatus(cms, attempted).catch(rememberFullDisk);
    unrecorded.failure = undefined;
    const status = (await attempt(attempted)) ?? before;
    await writeStatus(cms, status).catch(rememberFullDisk);
    await notifyOwners(cms, before, status);
    return status;
  });

async function readCurrentStatus(cms: Payload): Promise<BackupStatus> {
  const recorded = await readStatus(cms);
  return unrecorded.failure ? withFailure(recorded, unrecorded.failure) : recorded;
}

function rememberFullDisk(error: unknown): never {
  if (isDiskFull(error))
    unrecorded.failure ??= { at: new Date().toISOString(), code: 'diskFull', where: env().DATA_DIR };
  throw error;
}

async function attempt(status: BackupStatus): Promise<BackupStatus | undefined> {
  const result = await runBackupProcess().catch((error: unknown) => {
    logError('The backup could not be started.', error);
    return { failure: { code: 'notStarted' as const } };
  });
  if (!result) return undefined;
  if ('failure' in result) return withFailure(status, { at: new Date().toISOString(), ...result.failure });
  const { backups, ...latest } = result;
  return { ...status, isFailing: false, latest, backups };
}

/** At the first failure in a row, and at the first backup after failures. */
async function notifyOwners(cms: Payload, before: BackupStatus, { isFailing, failures, latest }: BackupStatus) {
  if (Boolean(before.isFailing) === Boolean(isFailing)) return;
  const [failure] = failures;
  if (isFailing && failure)
    await mailOwners(cms, (to) =>
      backupFailed(to, { at: failure.at, reason: describeReason(failure, getLocale()) }, latest?.at),
    );
  else if (latest) await mailOwners(cms, (to) => backupWorksAgain(to, latest));
}

function report(error: unknown): void {
  if (isDiskFull(error))
    console.error('No backup can be made: the disk is full. The next one follows when there is space.');
  else if (!isLoggedOutage(error)) logError('The scheduled backup could not be made.', error);
}

/** Once per process; does not keep it alive. */
export function startBackups(cms: Payload): void {
  const schedule = processWide('backup-schedule', () => ({ isStarted: false }));
  if (schedule.isStarted || !makesBackups() || env().BACKUP_EVERY_MINUTES === 0) return;
  schedule.isStarted = true;
  let isReported = false;
  const check = async () => {
    try {
      if (isDue(await readCurrentStatus(cms), Date.now(), env().BACKUP_EVERY_MINUTES))
        await backUp(cms, { shouldBeDue: true });
      isReported = false;
    } catch (error) {
      if (!isReported) report(error);
      isReported = true;
    }
    setTimeout(check, checkEveryMs).unref();
  };
  setTimeout(check, firstCheckMs).unref();
}
