import { readFileSync } from 'node:fs';

/** USER_HZ is 100 on all Linux systems that Node supports. */
const millisecondsPerTick = 10;

/** In ms, of all threads. */
export function processorTime(pid) {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const [userTicks, systemTicks] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13);
  return (Number(userTicks) + Number(systemTicks)) * millisecondsPerTick;
}

/** Resident set size in MiB. */
export function memory(pid) {
  const [, kibibytes] = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Number(kibibytes) / 1024;
}
