import type { Payload } from 'payload';
import { createRateLimiter } from '@/lib/cms/rate-limiter';
import { logError } from '@/lib/log-error';
import { processWide } from '@/lib/process-wide';

const hourMs = 60 * 60 * 1000;
/** Instances share the limit. Shorter than a day, so that a timer that fires early still runs its job. */
const limiter = createRateLimiter('daily job', { points: 1, minutes: 23 * 60 });

export type DailyJobs = Record<string, (cms: Payload) => Promise<unknown>>;

async function runJob(cms: Payload, name: string, run: DailyJobs[string]): Promise<void> {
  const openCms = async () => cms;
  if ((await limiter.consume(openCms, name)) > 0) return;
  try {
    await run(cms);
  } catch (error) {
    await limiter.reset(openCms, name);
    throw error;
  }
}

/** Runs each job now and every day, on one of the instances. Starts once per process, and does not keep it alive. */
export function startDailyJobs(cms: Payload, jobs: DailyJobs): void {
  for (const [name, run] of Object.entries(jobs)) {
    const job = processWide(`daily-job.${name}`, () => ({ isStarted: false }));
    if (job.isStarted) continue;
    job.isStarted = true;
    const runAndReport = () =>
      void runJob(cms, name, run).catch((error) => logError(`The daily job “${name}” failed.`, error));
    setInterval(runAndReport, 24 * hourMs).unref();
    runAndReport();
  }
}
