import { setTimeout as pause } from 'node:timers/promises';
import type { Payload } from 'payload';
import { env } from '@/lib/env';
import { type AcquireLock, withAdvisoryLock } from './advisory-lock';

const retryMs = 500;
/** Must exceed a large migration and a first start with demonstration content. */
const timeoutMs = 10 * 60_000;

export class PreparationTimeoutError extends Error {
  constructor() {
    super(
      `Another process has been preparing the database for more than ${timeoutMs / 60_000} minutes. See what it is doing, or end it, and start again.`,
    );
    this.name = 'PreparationTimeoutError';
  }
}

/**
 * Runs `work` under a lock on PostgreSQL. SQLite needs none: one process has it open.
 * @throws PreparationTimeoutError
 */
export async function withPreparationLock(cms: Payload, work: () => Promise<void>): Promise<void> {
  if (!env().DATABASE_URL) return work();
  await withAdvisoryLock(cms, 'preparation', async (acquire) => {
    await waitForLock(acquire);
    await work();
  });
}

async function waitForLock(acquire: AcquireLock): Promise<void> {
  const end = Date.now() + timeoutMs;
  for (let isFirst = true; !(await acquire()); isFirst = false) {
    if (Date.now() > end) throw new PreparationTimeoutError();
    if (isFirst) console.info('Another process is preparing the database: waiting for it.');
    await pause(retryMs);
  }
}
