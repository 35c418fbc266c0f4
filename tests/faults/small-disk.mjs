import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A file system of its own, undefined without the right to mount one. */
export function mountSmallDisk(megabytes) {
  const folder = mkdtempSync(join(tmpdir(), 'ecole-padauk-full-'));
  const mount = (...args) => spawnSync('mount', [...args, 'tmpfs', folder]).status === 0;
  if (!mount('-t', 'tmpfs', '-o', `size=${megabytes}m`)) {
    rmSync(folder, { recursive: true });
    return undefined;
  }
  const filler = join(folder, 'filler');
  return {
    folder,
    fill: ({ leave = 0 } = {}) => fill(filler, folder, leave),
    free: () => rmSync(filler, { force: true }),
    enlarge: (size) => mount('-o', `remount,size=${size}m`),
    remove: () => {
      // The driver releases its file only at garbage collection.
      spawnSync('umount', ['--lazy', folder]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function fill(file, folder, leave) {
  const { bavail, bsize } = statfsSync(folder);
  try {
    writeFileSync(file, Buffer.alloc(Math.max(0, Number(bavail) * Number(bsize) - leave)));
  } catch (error) {
    if (error.code !== 'ENOSPC') throw error;
  }
}
