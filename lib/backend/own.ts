import type { backend } from './app';
import type { rounds } from './rounds';

type Own = { backend: typeof backend; rounds: typeof rounds };

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

/** Called at the start: from now on this backend is everyone's. */
export function keepBackend(started: Own): void {
  shelf[key] = started;
}
