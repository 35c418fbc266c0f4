import { Agent } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { requestUrl } from './http-request.mjs';
import { percentile } from './load.mjs';
import { medians } from './median.mjs';
import { memory } from './process-usage.mjs';

const cachedPaths = ['/', '/adult', '/blog'];

const madeUpPaths = [
  (number) => `/?made-up=${number}`,
  (number) => `/blog?page=${number}`,
  (number) => `/adult?level=${number}`,
  (number) => `/made-up-${number}`,
];

const floodPerSecond = 200;
const visitsPerSecond = 20;
const seconds = 5;

/** The 95th percentile of cached pages in ms, idle and while made-up paths are requested, and the memory in MiB afterwards. */
export async function measureFlood(site, runs) {
  const measured = [];
  const statuses = {};
  for (let run = 0; run < runs; run += 1) {
    const idle = await measureVisits(site);
    const stop = startFlood(site, statuses);
    const flooded = await measureVisits(site);
    await stop();
    measured.push({ idle, flooded });
    await pause(2000);
  }
  return { ...medians(measured), statuses, memory: memory(site.pid) };
}

async function measureVisits(site) {
  const agent = new Agent({ keepAlive: true });
  const latencies = [];
  const isOver = (number) => number >= visitsPerSecond * seconds;
  await repeat(visitsPerSecond, isOver, async (number) => {
    const requestedAt = performance.now();
    await requestUrl(new URL(cachedPaths[number % cachedPaths.length], site.url), { agent });
    latencies.push(performance.now() - requestedAt);
  });
  agent.destroy();
  return percentile(latencies, 95);
}

let made = 0;

/** Until the returned function is called. */
function startFlood(site, statuses) {
  const agent = new Agent({ keepAlive: true });
  let isStopped = false;
  const flood = repeat(
    floodPerSecond,
    () => isStopped,
    async () => {
      made += 1;
      const path = madeUpPaths[made % madeUpPaths.length](made);
      const { status } = await requestUrl(new URL(path, site.url), { agent });
      statuses[status] = (statuses[status] ?? 0) + 1;
    },
  );
  return async () => {
    isStopped = true;
    await flood;
    agent.destroy();
  };
}

/** Starts `work` at a fixed rate, however long earlier calls take. */
async function repeat(perSecond, isOver, work) {
  const running = new Set();
  const startedAt = performance.now();
  for (let number = 0; !isOver(number); number += 1) {
    await pause(Math.max(0, startedAt + (number * 1000) / perSecond - performance.now()));
    const call = work(number).finally(() => running.delete(call));
    running.add(call);
  }
  await Promise.all(running);
}
