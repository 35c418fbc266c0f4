import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../scripts/port.mjs';
import { countElements } from './bare-app.mjs';
import { browserHeaders } from './http-request.mjs';
import { measureLoad } from './load.mjs';
import { median, medians } from './median.mjs';
import { memory } from './process-usage.mjs';
import { startSite, temporaryData } from './running-server.mjs';

const paths = ['/', '/adult', '/blog'];

/** Until a server has rendered its home pages in the background. */
const warmMs = 10_000;

/** The page cache leaves requests with the cookie of a learner to the framework, which finds no session in this one. */
const uncachedHeaders = { ...browserHeaders, cookie: 'learner_session=none' };

export async function measureServer(site, bare, runs) {
  const measured = [];
  for (const path of paths) {
    const elements = await countElements(new URL(path, site.url));
    const barePath = `/${elements}`;
    await measureLoad(site, [path], { seconds: 2 });
    await measureLoad(bare, [barePath], { seconds: 2 });
    const cachedRuns = [];
    const uncachedRuns = [];
    const bareRuns = [];
    for (let run = 0; run < runs; run += 1) {
      cachedRuns.push(await measureLoad(site, [path], { seconds: 4 }));
      uncachedRuns.push(await measureLoad(site, [path], { seconds: 4, headers: uncachedHeaders }));
      bareRuns.push(await measureLoad(bare, [barePath], { seconds: 4 }));
    }
    const cached = medians(cachedRuns);
    const reference = medians(bareRuns);
    const ratio = cached.processor / reference.processor;
    measured.push({ path, elements, ...cached, uncached: medians(uncachedRuns), bare: reference, ratio });
  }
  return { paths: measured };
}

/** Of new servers with the data of `folder`. */
export const measureProcess = async (folder, runs) => ({
  memory: await measureMemory(folder),
  firstResponse: await measureFirstResponse(folder, runs),
  courses: await measureGrowth(folder, 1000),
});

/** In MiB, after ten seconds of load. */
async function measureMemory(folder) {
  const site = await startSite(folder);
  try {
    await measureLoad(site, paths, { seconds: 10 });
    return memory(site.pid);
  } finally {
    await site.stop();
  }
}

/** In seconds, of a start that follows another: the same port, so that the same pages are valid. */
async function measureFirstResponse(folder, runs) {
  const PORT = String(await freePort());
  const before = await startSite(folder, { PORT }, { ready: '/' });
  await pause(warmMs);
  await before.stop();
  const seconds = [];
  for (let run = 0; run < runs; run += 1) {
    const site = await startSite(folder, { PORT }, { ready: '/' });
    seconds.push(site.seconds);
    await site.stop();
  }
  return median(seconds);
}

async function measureCourseList(site, courses) {
  const options = { connections: 1, headers: uncachedHeaders };
  await measureLoad(site, ['/adult'], { ...options, seconds: 2 });
  const { latency } = await measureLoad(site, ['/adult'], { ...options, seconds: 4 });
  return { courses, latency };
}

/** `/adult` with the 24 seeded courses, and with many. */
async function measureGrowth(folder, many) {
  const measured = [];
  const seeded = await startSite(folder);
  try {
    measured.push(await measureCourseList(seeded, 24));
  } finally {
    await seeded.stop();
  }
  const data = temporaryData();
  try {
    const crowded = await startSite(data.folder, { SEED_COURSES: String(many) });
    try {
      measured.push(await measureCourseList(crowded, many));
    } finally {
      await crowded.stop();
    }
  } finally {
    data.remove();
  }
  return measured;
}
