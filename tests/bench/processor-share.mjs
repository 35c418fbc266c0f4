import { existsSync, mkdirSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const periodUs = 100_000;

/** Limits a process to a share of one core, by a control group (v1 or v2, as root). Returns a function that removes the group of an ended process. */
export function limitProcessor(pid, share) {
  const isV1 = existsSync('/sys/fs/cgroup/cpu/cgroup.procs');
  const group = join(isV1 ? '/sys/fs/cgroup/cpu' : '/sys/fs/cgroup', `scaling-${pid}`);
  const quotaUs = Math.round(share * periodUs);
  mkdirSync(group);
  if (isV1) {
    writeFileSync(join(group, 'cpu.cfs_period_us'), String(periodUs));
    writeFileSync(join(group, 'cpu.cfs_quota_us'), String(quotaUs));
  } else writeFileSync(join(group, 'cpu.max'), `${quotaUs} ${periodUs}`);
  writeFileSync(join(group, 'cgroup.procs'), String(pid));
  return () => rmdirSync(group);
}
