import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { project } from '../../scripts/project.mjs';

const script = pathToFileURL(join(project, 'tests', 'faults', 'event-loop-delay.mjs'));

/** `longest` returns the longest delays since the last call. */
export function recordEventLoop(folder) {
  const file = join(folder, 'event-loop-delay');
  return {
    env: { NODE_OPTIONS: `--import ${script}`, EVENT_LOOP_DELAY_FILE: file },
    async longest(site) {
      rmSync(file, { force: true });
      process.kill(site.pid, 'SIGUSR2');
      while (!existsSync(file) || !readFileSync(file, 'utf8')) await pause(20);
      return JSON.parse(readFileSync(file, 'utf8'));
    },
  };
}

export const describeBlock = ({ ms, processorMs }) =>
  `blocks ${Math.round(ms)} ms, ${Math.round(processorMs)} of processor`;
