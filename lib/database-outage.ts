import { processWide } from '@/lib/process-wide';

const state = processWide('database-outage', () => ({ startedAt: 0, errors: new WeakSet<object>() }));

/** Logs the start of an outage; its errors are not logged one by one. */
export function noteOutage(error: Error): void {
  state.errors.add(error);
  if (state.startedAt) return;
  state.startedAt = Date.now();
  const { code, message } = error as Error & { code?: string };
  console.error(`The database does not respond (${code ?? message}). What needs it fails until it does.`);
}

/** Logs the end of an outage. */
export function noteResponse(): void {
  if (!state.startedAt) return;
  const seconds = ((Date.now() - state.startedAt) / 1000).toFixed(1);
  state.startedAt = 0;
  console.info(`The database responds again, after ${seconds} s.`);
}

export const hasDatabaseOutage = (): boolean => state.startedAt > 0;

export const isOutageError = (error: Error): boolean => state.errors.has(error);
