import type { backend } from './app';
import type { rounds } from './rounds';
import type { hasStaffSession } from './staff-session';

type Own = { backend: typeof backend; rounds: typeof rounds; hasStaffSession: typeof hasStaffSession };

// On the process, not in the module: the framework bundles its start, its routes and its pages apart, and a backend of each
// one's own would load the CMS three times.
const shelf = globalThis as { [key: symbol]: Own | undefined };
const key = Symbol.for('school.backend');

/** The built-in backend of this process. */
export async function ownBackend(): Promise<Own['backend']> {
  return shelf[key]?.backend ?? (await import('./app')).backend;
}

/** What it does by the clock. */
export async function ownRounds(): Promise<Own['rounds']> {
  return shelf[key]?.rounds ?? (await import('./rounds')).rounds;
}

/** Tells who is staff by the headers of a request. */
export async function ownStaffSession(): Promise<Own['hasStaffSession']> {
  return shelf[key]?.hasStaffSession ?? (await import('./staff-session')).hasStaffSession;
}

/** Called at the start: from now on this backend is everyone's. */
export function keepBackend(started: Own): void {
  shelf[key] = started;
}
