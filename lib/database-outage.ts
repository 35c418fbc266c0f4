import { processWide } from '@/lib/process-wide';

const state = processWide('database-outage', () => ({ startedAt: 0, errors: new WeakSet<object>() }));

/** One line at the beginning. Errors of the outage are not logged one by one. */
export function noteOutage(error: Error): void {
  state.errors.add(error);
  if (state.startedAt) return;
  state.startedAt = Date.now();
  const { code, message } = error as Error & { code?: string };
  console.error(`The database does not respond (${code ?? message}). What needs it fails until it does.`);
}

/** One line at the end. */
export function noteResponse(): void {
  if (!state.startedAt) return;
  const seconds = ((Date.now() - state.startedAt) / 1000).toFixed(1);
  state.startedAt = 0;
  console.info(`The database responds again, after ${seconds} s.`);
}

export const isDatabaseAway = (): boolean => state.startedAt > 0;

export const isOfOutage = (error: Error): boolean => state.errors.has(error);
