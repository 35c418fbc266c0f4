import { setWaitUntil } from '@/lib/mail/wait-until';

const inFlight = new Set<Promise<unknown>>();

setWaitUntil((work) => {
  inFlight.add(work);
  const remove = () => inFlight.delete(work);
  work.then(remove, remove);
});

/** Resolves when all work after responses is done. */
export async function backgroundWork(): Promise<void> {
  while (inFlight.size > 0) await Promise.allSettled(inFlight);
}
