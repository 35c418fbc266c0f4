import type { Payload } from 'payload';
import { env } from '@/lib/env';
import type { FailureReason } from './failure-texts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const key = 'backup-status';
const maxFailures = 10;

export type Backup = {
  name: string;
  at: string;
  where: string;
  /** The size of the archive; `fileBytes` is that of the files beside it. */
  bytes: number;
  fileBytes: number;
  files: number;
  records: number;
  durationMs: number;
  isEncrypted: boolean;
  vanished: string[];
};

export type BackupFailure = { at: string } & FailureReason;

export type BackupStatus = {
  attemptedAt?: string;
  latest?: Backup;
  isFailing?: boolean;
  /** Newest first. */
  failures: BackupFailure[];
  /** The backups that retention keeps, newest first. */
  backups: { name: string; at: string; bytes?: number }[];
};

type StoredStatus = Omit<BackupStatus, 'failures'> & { failures: (BackupFailure | { at: string; line: string })[] };

/** The key-value store needs no migration: after a restore the status is only out of date. */
export async function readStatus(cms: Payload): Promise<BackupStatus> {
  const stored = await cms.kv.get<StoredStatus>(key);
  return { backups: [], ...stored, failures: (stored?.failures ?? []).map(toFailure) };
}

/** Early versions stored the English line instead of its code. */
const toFailure = (stored: StoredStatus['failures'][number]): BackupFailure =>
  'line' in stored ? { at: stored.at, code: 'other', detail: stored.line } : stored;

export const writeStatus = (cms: Payload, status: BackupStatus): Promise<void> => cms.kv.set(key, status);

/** After a failure, a quarter of the interval has to pass. */
export function isDue({ attemptedAt, isFailing }: BackupStatus, now: number, everyMinutes: number): boolean {
  if (everyMinutes === 0) return false;
  const waitMs = (everyMinutes * minuteMs) / (isFailing ? 4 : 1);
  return !attemptedAt || now - Date.parse(attemptedAt) >= waitMs;
}

export const withFailure = (status: BackupStatus, failure: BackupFailure): BackupStatus => ({
  ...status,
  isFailing: true,
  failures: [failure, ...status.failures].slice(0, maxFailures),
});

/** Whether the site makes backups by itself and none is recent. */
export function isOverdue({ latest }: BackupStatus, now = Date.now()): boolean {
  const { BACKUP_EVERY_MINUTES, BACKUP_WARN_HOURS } = env();
  if (!makesBackups() || BACKUP_EVERY_MINUTES === 0) return false;
  return !latest || now - Date.parse(latest.at) > BACKUP_WARN_HOURS * hourMs;
}

/** A function on Vercel cannot start programs that outlive its response. */
export const makesBackups = (): boolean => !process.env.VERCEL;
