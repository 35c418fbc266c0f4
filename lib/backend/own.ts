import { processWide } from '@/lib/process-wide';
import type { backend } from './app';
import type { rounds } from './rounds';
import type { hasStaffSession } from './staff-session';

type BuiltIn = { backend: typeof backend; rounds: typeof rounds; hasStaffSession: typeof hasStaffSession };

/** Each bundle with a backend of its own would load the CMS once more. */
const shared = processWide<{ started?: BuiltIn }>('backend', () => ({}));

/** The built-in backend of this process. */
export async function ownBackend(): Promise<BuiltIn['backend']> {
  return shared.started?.backend ?? (await import('./app')).backend;
}

/** What it does by the clock. */
export async function ownRounds(): Promise<BuiltIn['rounds']> {
  return shared.started?.rounds ?? (await import('./rounds')).rounds;
}

/** Tells who is staff by the headers of a request. */
export async function ownStaffSession(): Promise<BuiltIn['hasStaffSession']> {
  return shared.started?.hasStaffSession ?? (await import('./staff-session')).hasStaffSession;
}

/** Called at the start: from now on this backend is everyone's. */
export function keepBackend(started: BuiltIn): void {
  shared.started = started;
}
