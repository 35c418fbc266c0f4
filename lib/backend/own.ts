import type { backend } from './app';

type OwnBackend = typeof backend;

// On the process, not in the module: the framework bundles its start, its routes and its pages apart, and a backend of each
// one's own would load the CMS three times.
const shelf = globalThis as { [key: symbol]: OwnBackend | undefined };
const key = Symbol.for('school.backend');

/** The built-in backend of this process. */
export async function ownBackend(): Promise<OwnBackend> {
  return shelf[key] ?? (await import('./app')).backend;
}

/** Called at the start: from now on this backend is everyone's. */
export function keepBackend(started: OwnBackend): void {
  shelf[key] = started;
}
