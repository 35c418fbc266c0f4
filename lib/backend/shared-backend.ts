import { processWide } from '@/lib/process-wide';
import type { backend } from './app';
import type { scheduledJobs } from './scheduled-jobs';
import type { hasStaffSession } from './staff-session';

type BuiltIn = {
  backend: typeof backend;
  scheduledJobs: typeof scheduledJobs;
  hasStaffSession: typeof hasStaffSession;
};

/** Without it every bundle of Next would load the CMS again. */
const shared = processWide<{ builtIn?: BuiltIn }>('backend', () => ({}));

export function shareBackend(builtIn: BuiltIn): void {
  shared.builtIn = builtIn;
}

export async function getBuiltInBackend(): Promise<BuiltIn['backend']> {
  return shared.builtIn?.backend ?? (await import('./app')).backend;
}

export async function getScheduledJobs(): Promise<BuiltIn['scheduledJobs']> {
  return shared.builtIn?.scheduledJobs ?? (await import('./scheduled-jobs')).scheduledJobs;
}

export async function getStaffSessionCheck(): Promise<BuiltIn['hasStaffSession']> {
  return shared.builtIn?.hasStaffSession ?? (await import('./staff-session')).hasStaffSession;
}
