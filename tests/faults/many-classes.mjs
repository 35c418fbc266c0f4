import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { project } from '../../scripts/project.mjs';
import { median } from '../bench/median.mjs';
import { temporaryData } from '../bench/running-server.mjs';
import { forwardedIp } from '../support/client-ip.mjs';
import { read } from './client.mjs';
import { copyData } from './copy-data.mjs';
import { logInAsOwner } from './owner.mjs';

const paths = ['/', '/adult', '/timetable', '/timetable?view=week'];
const few = 10;
/** The first views load code. */
const warmUps = 5;
const saves = 15;

/** Times of rendering with ten classes and with many, in turns. */
export async function manyClasses({ startIn, folder, classes, views }) {
  const other = temporaryData();
  const sites = [];
  try {
    copyData(folder, other.folder);
    for (const [data, total] of [
      [folder, few],
      [other.folder, classes],
    ]) {
      const script = join(project, 'tests', 'faults', 'copy-classes.mjs');
      if (spawnSync(process.execPath, [script, data, total], { stdio: 'inherit' }).status !== 0)
        throw new Error('The classes could not be copied.');
      sites.push(await startIn(data));
    }
    const results = [];
    const cookies = await Promise.all(sites.map(logInAsOwner));
    for (const path of paths) {
      const times = sites.map(() => []);
      for (let view = 0; view < warmUps + views; view += 1)
        for (const [index, site] of sites.entries()) times[index].push(await render(site, path));
      const [short, long] = times.map((all) => median(all.slice(warmUps)));
      results.push(`${path} ${short.toFixed(0)} and ${long.toFixed(0)} ms, ${(long / short).toFixed(2)} ×`);
    }
    const saved = sites.map(() => []);
    for (let view = 0; view < warmUps + saves; view += 1)
      for (const [index, site] of sites.entries()) {
        await saveCourse(site, cookies[index], view);
        saved[index].push(await render(site, '/timetable'));
        // The pages that are rendered in the background after a save.
        await pause(4000);
      }
    const [short, long] = saved.map((all) => median(all.slice(warmUps)));
    results.push(
      `/timetable after a save ${short.toFixed(0)} and ${long.toFixed(0)} ms, ${(long / short).toFixed(2)} ×`,
    );
    return `Board with ${few} and with ${classes} classes: ${results.join('; ')} (goal: 1.3 ×)`;
  } finally {
    for (const site of sites) await site.stop();
    other.remove();
  }
}

/** A page is not cached for a visitor with a session, even an invalid one. */
async function render(site, path) {
  const began = performance.now();
  const headers = { accept: 'text/html', cookie: 'learner_session=ended', ...forwardedIp() };
  const response = await fetch(new URL(path, site.url), { headers });
  await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`${path}: ${response.status}`);
  return performance.now() - began;
}

async function saveCourse(site, cookie, students) {
  const { currentDatas } = await read(site, '/course?type=Adult&limit=1');
  const response = await fetch(new URL(`/cms-api/courses/${currentDatas[0]._id}`, site.url), {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', cookie, origin: site.url, ...forwardedIp() },
    body: JSON.stringify({ students }),
  });
  if (!response.ok) throw new Error(`The course could not be saved: ${response.status}.`);
}
