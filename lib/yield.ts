import { setImmediate as nextTick } from 'node:timers/promises';

const maxStepMs = 10;
let lastYield = 0;
let turns = Promise.resolve();

/** At most every 10 ms: call it between the steps of long computations. Those that run side by side take turns. */
export async function yieldIfDue(): Promise<void> {
  if (performance.now() - lastYield < maxStepMs) return;
  turns = turns.then(async () => {
    await nextTick();
    lastYield = performance.now();
  });
  await turns;
}
