import 'server-only';
import { createHash, timingSafeEqual } from 'node:crypto';
import { getBuiltIn } from '@/lib/backend/shared-backend';
import { capabilities } from '@/lib/backend-choice';
import { env } from '@/lib/env';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Compares hashes, so that the timing reveals nothing about `CRON_SECRET`. */
export const isCronCall = (authorization: string | null): boolean =>
  timingSafeEqual(digest(authorization ?? ''), digest(`Bearer ${env().CRON_SECRET}`));

export async function runScheduledJob(name: string): Promise<object | undefined> {
  if (!capabilities.hasCms) return undefined;
  const { scheduledJobs: jobs } = await getBuiltIn();
  return Object.hasOwn(jobs, name) ? jobs[name as keyof typeof jobs]() : undefined;
}
