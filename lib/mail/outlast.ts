import { processWide } from '@/lib/process-wide';

type Keeper = (work: Promise<unknown>) => void;

const shared = processWide<{ keeper?: Keeper }>('work-keeper', () => ({}));

/** The site says how work outlasts the request that began it; mail does not depend on the framework. */
export function keepWorkWith(keeper: Keeper): void {
  shared.keeper = keeper;
}

/** Work that the answer does not wait for, and that is finished all the same where a process sleeps between requests. */
export function outlast(work: Promise<unknown>): void {
  shared.keeper?.(work);
}
