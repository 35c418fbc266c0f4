import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { project } from '../../scripts/project.mjs';
import { processorTime } from '../bench/process-usage.mjs';
import { forwardedIp } from '../support/client-ip.mjs';
import { read } from './client.mjs';
import { describeBlock, recordEventLoop } from './event-loop-recorder.mjs';
import { logInAsOwner } from './owner.mjs';

const pages = ['/', '/sitemap.xml', '/level-test', '/zoom'];

/** Views after a start, and after a course was saved; blocks include those of the renders in the background before the view. */
export async function manyRecords({ start, folder, courses, posts }) {
  // The driver releases the file only at exit.
  const script = join(project, 'tests', 'faults', 'copy-records.mjs');
  const copying = spawnSync(process.execPath, [script, folder, courses, posts], { stdio: 'inherit' });
  if (copying.status !== 0) throw new Error('The records could not be copied.');
  const recorder = recordEventLoop(folder);
  const results = [];
  for (const page of pages) {
    const site = await start(recorder.env);
    const measure = async () => {
      await recorder.longest(site);
      await pause(3000);
      const usedMs = processorTime(site.pid);
      const { status, ms } = await view(site, page);
      // CPU time is comparable on a busy machine.
      const processorMs = processorTime(site.pid) - usedMs;
      // Some work continues after the response.
      await pause(500);
      const blocked = await recorder.longest(site);
      return `${status} in ${Math.round(ms)} ms, ${processorMs} of processor, ${describeBlock(blocked)}`;
    };
    try {
      const headers = { cookie: await logInAsOwner(site), origin: site.url, ...forwardedIp() };
      // Loads the code that all pages share.
      await view(site, '/login');
      const first = await measure();
      await saveCourse(site, headers);
      results.push(`${page} ${first}; after a save ${await measure()}`);
    } finally {
      await site.stop();
    }
  }
  return `${courses} courses and ${posts} posts, first view of ${results.join('; ')} (goal: 300 ms, blocks 50 ms)`;
}

async function saveCourse(site, headers) {
  const { currentDatas } = await read(site, '/course?type=Adult&limit=1');
  const response = await fetch(new URL(`/cms-api/courses/${currentDatas[0]._id}`, site.url), {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ students: 41 }),
  });
  if (!response.ok) throw new Error(`The course could not be saved: ${response.status}.`);
}

async function view(site, path) {
  const began = performance.now();
  const response = await fetch(new URL(path, site.url), { headers: { accept: 'text/html', ...forwardedIp() } });
  await response.arrayBuffer();
  return { status: response.status, ms: performance.now() - began };
}
