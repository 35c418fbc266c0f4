import type { Payload } from 'payload';
import { withAdvisoryLock } from '@/lib/cms/advisory-lock';
import { env } from '@/lib/env';
import { processWide } from '@/lib/process-wide';

const local = processWide('backup-lock', () => ({ isHeld: false }));

/** One backup at a time, among all processes on PostgreSQL. Undefined if another one is being made. */
export async function withBackupLock<Result>(cms: Payload, work: () => Promise<Result>): Promise<Result | undefined> {
  if (local.isHeld) return undefined;
  local.isHeld = true;
  try {
    return await (env().DATABASE_URL
      ? withAdvisoryLock(cms, 'backup', async (acquire) => ((await acquire()) ? work() : undefined))
      : work());
  } finally {
    local.isHeld = false;
  }
}

export const isBackupRunning = (): boolean => local.isHeld;
