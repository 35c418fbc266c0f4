/** How long a failed load stands, in ms: the visitors after the first one do not wait for it. */
const failureTtlMs = 10_000;
/** Any visitor can bring a refusal about by an odd path, so the number is bounded. */
const maxFailures = 500;

export type Failure = {
  /** Milliseconds since 1970. */
  until: number;
  /** False for a refusal: it is the same next time. */
  mayRecover: boolean;
};

// The framework's data cache keeps no failures.
const failures = new Map<string, Failure>();

/** The failure of this load, if it is less than 10 s old. */
export function rememberedFailure(name: string, now = Date.now()): Failure | undefined {
  const failure = failures.get(name);
  if (failure && failure.until > now) return failure;
  failures.delete(name);
  return undefined;
}

/** Remembers that a load failed. */
export function rememberFailure(name: string, mayRecover: boolean, now = Date.now()): Failure {
  const failure = { until: now + failureTtlMs, mayRecover };
  failures.delete(name);
  failures.set(name, failure);
  const [oldest] = failures.keys();
  if (failures.size > maxFailures && oldest !== undefined) failures.delete(oldest);
  return failure;
}

/** For tests, which cannot wait for ten seconds to pass. */
export const forgetFailures = (): void => failures.clear();
