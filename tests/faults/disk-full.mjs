import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { statusOf, tally } from './client.mjs';
import { writersOf } from './forms.mjs';
import { countLost } from './records.mjs';

/** Needs root to mount a small file system. */
export async function diskFull({ startIn, folder }) {
  const small = mkdtempSync(join(tmpdir(), 'ecole-padauk-full-'));
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=192m', 'tmpfs', small]).status !== 0) {
    rmSync(small, { recursive: true });
    return 'disk full: not measured, a file system of its own cannot be mounted here';
  }
  try {
    cpSync(folder, small, { recursive: true });
    const site = await startIn(small);
    const acknowledged = [];
    const statuses = [];
    const filler = join(small, 'filler');
    let pages;
    let recovered = 0;
    try {
      const writers = await writersOf(site, (status) => statuses.push(status));
      await writeAll(writers, acknowledged);
      fill(filler, small);
      statuses.length = 0;
      for (let round = 0; round < 20; round += 1) await writeAll(writers, acknowledged);
      pages = await Promise.all(['/', '/adult', '/blog', '/api/book', '/readyz'].map((path) => statusOf(site, path)));
      const whileFull = tally(statuses);
      rmSync(filler);
      recovered = await writeAll(writers, acknowledged);
      await site.stop();
      const lost = await countLost(acknowledged, { folder: small });
      return `disk full: writes ${whileFull}; pages ${pages.join(' ')}; afterwards ${recovered} of ${writers.length} stored without a restart, ${lost} of ${acknowledged.length} acknowledged writes lost (goal: 503 only, 200, all, 0)`;
    } finally {
      await site.stop();
    }
  } finally {
    // The driver releases its file only at garbage collection.
    spawnSync('umount', ['--lazy', small]);
    rmSync(small, { recursive: true, force: true });
  }
}

function fill(file, folder) {
  const { bavail, bsize } = statfsSync(folder);
  try {
    writeFileSync(file, Buffer.alloc(Number(bavail) * Number(bsize)));
  } catch (error) {
    if (error.code !== 'ENOSPC') throw error;
  }
}

async function writeAll(writers, acknowledged) {
  let stored = 0;
  for (const { table, column, write } of writers) {
    const mark = await write();
    if (!mark) continue;
    stored += 1;
    acknowledged.push({ table, column, mark });
  }
  return stored;
}
