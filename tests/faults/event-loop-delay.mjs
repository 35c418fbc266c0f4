// Preloaded into the server: on SIGUSR2 writes the longest event loop delays since the last signal, in ms of time and of processor time.
import { closeSync, openSync, readSync, writeFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';

const delay = monitorEventLoopDelay({ resolution: 1 });
delay.enable();

/** The first number is what the main thread has used, in ns: comparable on a busy machine. */
const usage = openSync(`/proc/self/task/${process.pid}/schedstat`, 'r');
const buffer = Buffer.alloc(64);
const usedNs = () => Number.parseInt(buffer.toString('latin1', 0, readSync(usage, buffer, 0, 64, 0)), 10);
let last = usedNs();
let longestNs = 0;
setInterval(() => {
  const now = usedNs();
  longestNs = Math.max(longestNs, now - last);
  last = now;
}, 1).unref();
process.once('exit', () => closeSync(usage));

process.on('SIGUSR2', () => {
  writeFileSync(
    process.env.EVENT_LOOP_DELAY_FILE,
    JSON.stringify({ ms: delay.max / 1e6, processorMs: longestNs / 1e6 }),
  );
  delay.reset();
  longestNs = 0;
});
