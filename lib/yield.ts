import { setImmediate as immediate } from 'node:timers/promises';

const maxStepMs = 10;
let lastYield = 0;
let turns = Promise.resolve();

/** Yields to the event loop at most every 10 ms. Call between the steps of a long computation; concurrent ones take turns. */
export async function yieldIfDue(): Promise<void> {
  if (performance.now() - lastYield < maxStepMs) return;
  turns = turns.then(async () => {
    await immediate();
    lastYield = performance.now();
  });
  await turns;
}
