import { processWide } from '@/lib/process-wide';

const dayMs = 24 * 60 * 60 * 1000;

/** Starts once per process and name, and does not prevent the process from exiting. */
export function startDailyJob(name: string, run: () => void): void {
  const job = processWide(`daily-job.${name}`, () => ({ isStarted: false }));
  if (job.isStarted) return;
  job.isStarted = true;
  setInterval(run, dayMs).unref();
  run();
}
