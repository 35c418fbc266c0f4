import { statusOf, tally } from './client.mjs';
import { copyData } from './copy-data.mjs';
import { writersOf } from './forms.mjs';
import { countLost } from './records.mjs';
import { mountSmallDisk } from './small-disk.mjs';

/** Needs root to mount a small file system. */
export async function diskFull({ startIn, folder }) {
  const disk = mountSmallDisk(192);
  if (!disk) return 'disk full: not measured, a file system of its own cannot be mounted here';
  try {
    copyData(folder, disk.folder);
    const site = await startIn(disk.folder);
    const acknowledged = [];
    const statuses = [];
    let pages;
    let recovered = 0;
    try {
      const writers = await writersOf(site, (status) => statuses.push(status));
      await writeAll(writers, acknowledged);
      disk.fill();
      statuses.length = 0;
      for (let round = 0; round < 20; round += 1) await writeAll(writers, acknowledged);
      pages = await Promise.all(['/', '/adult', '/blog', '/api/book', '/readyz'].map((path) => statusOf(site, path)));
      const whileFull = tally(statuses);
      disk.free();
      recovered = await writeAll(writers, acknowledged);
      await site.stop();
      const lost = await countLost(acknowledged, { folder: disk.folder });
      return `disk full: writes ${whileFull}; pages ${pages.join(' ')}; afterwards ${recovered} of ${writers.length} stored without a restart, ${lost} of ${acknowledged.length} acknowledged writes lost (goal: 503 only, 200, all, 0)`;
    } finally {
      await site.stop();
    }
  } finally {
    disk.remove();
  }
}

export async function writeAll(writers, acknowledged = []) {
  let stored = 0;
  for (const { table, column, write } of writers) {
    const mark = await write();
    if (!mark) continue;
    stored += 1;
    acknowledged.push({ table, column, mark });
  }
  return stored;
}
