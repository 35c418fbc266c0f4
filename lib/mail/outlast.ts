type Keeper = (work: Promise<unknown>) => void;

// On the process, not in the module: the framework may load this file once for its start and once for its routes.
const shelf = globalThis as { [key: symbol]: Keeper | undefined };
const key = Symbol.for('school.work-keeper');

/** The site says how work outlasts the request that began it; mail does not depend on the framework. */
export function keepWorkWith(keeper: Keeper): void {
  shelf[key] = keeper;
}

/** Work that the answer does not wait for, and that is finished all the same where a process sleeps between requests. */
export function outlast(work: Promise<unknown>): void {
  shelf[key]?.(work);
}
