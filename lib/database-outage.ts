import { processWide } from '@/lib/process-wide';

const state = processWide('database-outage', () => ({ isOut: false, changedAt: 0, errors: new WeakSet<object>() }));

/**
 * Logs the start of an outage; its errors are not logged one by one. `sentAt` is of the failed statement, in ms of
 * `performance.now`: one sent before the last start or end says nothing of the time since.
 */
export function noteOutage(error: Error, sentAt: number): void {
  state.errors.add(error);
  if (state.isOut || sentAt < state.changedAt) return;
  state.isOut = true;
  state.changedAt = performance.now();
  const { code, message } = error as Error & { code?: string };
  console.error(`The database does not respond (${code ?? message}). What needs it fails until it does.`);
}

/** Logs the end of an outage, once a statement sent since its start is answered. */
export function noteResponse(sentAt: number): void {
  if (!state.isOut || sentAt < state.changedAt) return;
  const now = performance.now();
  console.info(`The database responds again, after ${((now - state.changedAt) / 1000).toFixed(1)} s.`);
  state.isOut = false;
  state.changedAt = now;
}

export const hasDatabaseOutage = (): boolean => state.isOut;

export const isOutageError = (error: Error): boolean => state.errors.has(error);
