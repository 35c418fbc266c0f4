import { rmSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { startPostgres } from '../../scripts/postgres.mjs';
import { memory } from '../bench/process-usage.mjs';
import { temporaryData } from '../bench/running-server.mjs';
import { read, statusOf } from './client.mjs';

const pages = ['/', '/adult', '/blog', '/level-test', '/zoom'];

async function settledMemory(start) {
  const site = await start();
  try {
    for (const page of pages) await statusOf(site, page);
    await pause(10_000);
    return Math.round(memory(site.pid));
  } finally {
    await site.stop();
  }
}

export async function memoryAfterFirstStart({ start, folder }) {
  rmSync(folder, { recursive: true, force: true });
  const first = await settledMemory(start);
  const again = await settledMemory(start);
  return `memory after the first start, with its seeding: ${first} MiB, after a restart ${again} MiB (goal: 320)`;
}

async function countCourses(site) {
  const { currentDatas } = await read(site, '/course?fields=index');
  return currentDatas.length;
}

export async function twoFirstStarts({ start, startIn, starts }) {
  const seeded = await start();
  const all = await countCourses(seeded);
  await seeded.stop();
  let complete = 0;
  for (let round = 0; round < starts; round += 1) {
    const postgres = await startPostgres();
    const data = temporaryData();
    try {
      const env = { DATABASE_URL: postgres.url, SHARED_DATA_DIR: '1' };
      const results = await Promise.allSettled([startIn(data.folder, env), startIn(data.folder, env)]);
      const sites = results.flatMap(({ value }) => value ?? []);
      const counts = await Promise.all(sites.map(countCourses));
      await Promise.all(sites.map((site) => site.stop()));
      if (counts.length === 2 && counts.every((count) => count === all)) complete += 1;
    } finally {
      data.remove();
      await postgres.stop();
    }
  }
  return `two first starts on PostgreSQL: ${complete} of ${starts} complete, with ${all} courses each (goal: all)`;
}
