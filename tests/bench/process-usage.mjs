import { readFileSync } from 'node:fs';

// The kernel counts in hundredths of a second on every Linux that Node runs on.
const millisecondsPerTick = 10;

/** Processor time a process has used so far, all its threads, in ms. */
export function processorTime(pid) {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const [userTicks, systemTicks] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13);
  return (Number(userTicks) + Number(systemTicks)) * millisecondsPerTick;
}

/** Memory a process occupies, in MiB. */
export function memory(pid) {
  const [, kibibytes] = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Number(kibibytes) / 1024;
}
