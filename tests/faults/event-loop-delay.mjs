// Loaded into the server: on SIGUSR2 it writes the longest delay of its event loop since the last time, in ms.
import { writeFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';

const delay = monitorEventLoopDelay({ resolution: 1 });
delay.enable();
process.on('SIGUSR2', () => {
  writeFileSync(process.env.EVENT_LOOP_DELAY_FILE, String(delay.max / 1e6));
  delay.reset();
});
