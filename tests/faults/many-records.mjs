import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { project } from '../../scripts/project.mjs';
import { processorTime } from '../bench/process-usage.mjs';
import { newClient } from './client.mjs';

const script = (name) => join(project, 'tests', 'faults', name);
const pages = ['/', '/sitemap.xml', '/level-test', '/zoom'];

/** The first view of the pages that know every course, each on a server that has just started. */
export async function manyRecords({ start, folder, courses, posts }) {
  // The driver gives the file back only when its process ends.
  const copying = spawnSync(process.execPath, [script('copy-records.mjs'), folder, courses, posts], {
    stdio: 'inherit',
  });
  if (copying.status !== 0) throw new Error('The records could not be copied.');
  const file = join(folder, 'event-loop-delay');
  const recorder = pathToFileURL(script('event-loop-delay.mjs'));
  const env = { NODE_OPTIONS: `--import ${recorder}`, EVENT_LOOP_DELAY_FILE: file };
  const results = [];
  for (const page of pages) {
    const site = await start(env);
    try {
      // Code that every page needs is loaded by now; what this page needs of the records is not.
      await view(site, '/login');
      await pause(2000);
      await longestDelay(site, file);
      const used = processorTime(site.pid);
      const { status, ms } = await view(site, page);
      // Says more than the time where the machine has other work.
      const processorMs = processorTime(site.pid) - used;
      // Some of the work goes on behind the response.
      await pause(500);
      const delay = await longestDelay(site, file);
      const { ms: warm } = await view(site, page);
      results.push(
        `${page} ${status} in ${Math.round(ms)} ms, ${processorMs} of processor, blocks ${Math.round(delay)}, again ${Math.round(warm)}`,
      );
    } finally {
      await site.stop();
    }
  }
  return `${courses} courses and ${posts} posts, first view: ${results.join('; ')} (goal: 300 ms, blocks 50)`;
}

async function view(site, path) {
  const began = performance.now();
  const response = await fetch(new URL(path, site.url), { headers: { accept: 'text/html', ...newClient() } });
  await response.arrayBuffer();
  return { status: response.status, ms: performance.now() - began };
}

async function longestDelay(site, file) {
  rmSync(file, { force: true });
  process.kill(site.pid, 'SIGUSR2');
  while (!existsSync(file) || !readFileSync(file, 'utf8')) await pause(20);
  return Number(readFileSync(file, 'utf8'));
}
