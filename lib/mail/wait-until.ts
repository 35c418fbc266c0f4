import { processWide } from '@/lib/process-wide';

type WaitUntil = (work: Promise<unknown>) => void;

const platform = processWide<{ waitUntil?: WaitUntil }>('wait-until', () => ({}));

export function setWaitUntil(waitUntil: WaitUntil): void {
  platform.waitUntil = waitUntil;
}

/** Keeps the process alive until the work is done, also on serverless platforms. */
export function waitUntil(work: Promise<unknown>): void {
  platform.waitUntil?.(work);
}
