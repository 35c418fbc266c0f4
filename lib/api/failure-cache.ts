const failureTtlMs = 10_000;
/** Any visitor can cause failures by unknown paths. */
const maxFailures = 500;

export type CachedFailure = {
  until: number;
  canRecover: boolean;
};

// Next's data cache does not store failures.
const failures = new Map<string, CachedFailure>();

export function cachedFailure(name: string, now = Date.now()): CachedFailure | undefined {
  const failure = failures.get(name);
  if (failure && failure.until > now) return failure;
  failures.delete(name);
  return undefined;
}

export function cacheFailure(name: string, canRecover: boolean, now = Date.now()): CachedFailure {
  const failure = { until: now + failureTtlMs, canRecover };
  failures.delete(name);
  failures.set(name, failure);
  const [oldest] = failures.keys();
  if (failures.size > maxFailures && oldest !== undefined) failures.delete(oldest);
  return failure;
}

export const clearFailureCache = (): void => failures.clear();
