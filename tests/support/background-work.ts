import { keepWorkWith } from '@/lib/mail/outlast';

const underWay = new Set<Promise<unknown>>();

keepWorkWith((work) => {
  underWay.add(work);
  const forget = () => underWay.delete(work);
  work.then(forget, forget);
});

/** Resolves when all work that responses did not wait for is done. */
export async function backgroundWork(): Promise<void> {
  while (underWay.size > 0) await Promise.allSettled(underWay);
}
